import { aFolder, exported, FILE, HERO, HINDI } from '../testing/a-translated-folder';
import { SOURCES_FILE, sourcesOf } from './sources';
import { languageFolders, type LanguageFolder, wordedWorkspaces } from './content-folders';
import { takeBack } from './take-back';
import { takeBackFiles } from '../for-translators/take-back-files';
import { wordsOf } from './words';
import { readXliff, toXliff } from './xliff';

/** Takes back what a translator made of the exported file. */
async function takeBackAs(change: (xml: string) => string, folder = aFolder()) {
  const { texts } = await readXliff(change(await exported(folder)), 'hi.xlf');
  return takeBack([folder], texts, 'hi.xlf');
}

it('writes nothing when a translator sends back what he got', async () => {
  expect(await takeBackAs((xml) => xml)).toEqual({ files: {}, incomplete: [], since: [] });
});

it('changes the text alone, and takes back that the file is confirmed', async () => {
  const { files } = await takeBackAs((xml) => xml.replace('खुला है', "आइए, 'खुला' है"));

  expect(files).toEqual({
    [FILE]: HINDI.replace(`'खुला है'`, `'आइए, \\'खुला\\' है'`).replace('confirmed: true', 'confirmed: false'),
  });
});

it('makes the file of a language that had none, one folder down, with its digests', async () => {
  const targets = ['आज ही', '{pincode} में: चावल और दाल', 'खुला है'];
  const { files } = await takeBackAs(
    (xml) => xml.replace(/<target><\/target>/g, () => `<target>${targets.shift()}</target>`),
    aFolder(false),
  );

  expect(files[FILE]).toBe(
    HINDI.replace('// The headline was shortened for phones.\n', '').replace(
      'confirmed: true',
      'confirmed: false',
    ),
  );
  expect(JSON.parse(files['landing-remote/content/hi/sources.json']!)).toEqual(aFolder().sources);
});

it('leaves a file out that is not translated to its end', async () => {
  const taken = await takeBackAs(
    (xml) => xml.replace('<target></target>', '<target>आज ही</target>'),
    aFolder(false),
  );

  expect(taken).toEqual({
    files: {},
    incomplete: [{ file: FILE, why: '2 of its texts are not translated' }],
    since: [],
  });
});

describe('given an English list with an entry more in its first place', () => {
  function aLongerFolder(): LanguageFolder {
    const folder = aFolder();
    const hero = { ...HERO, badges: [{ text: 'New' }, ...HERO.badges] };
    folder.files[0]!.english.exports = { hero };
    return folder;
  }

  it('hands out the translation of each entry with its English text', async () => {
    const { texts } = await readXliff(await exported(aLongerFolder()), 'hi.xlf');

    expect(texts.slice(-2)).toMatchObject([
      { path: 'hero.badges[0].text', english: 'New', translated: '' },
      { path: 'hero.badges[1].text', english: 'Open', translated: 'खुला है' },
    ]);
  });

  it('leaves the file as it is, and says why, until the entry has a place in it', async () => {
    const taken = await takeBackAs(
      (xml) => xml.replace('<target></target>', '<target>नया</target>'),
      aLongerFolder(),
    );

    expect(taken).toEqual({
      files: {},
      incomplete: [
        { file: FILE, why: expect.stringContaining('its lists have other entries than the English ones') },
      ],
      since: [],
    });
  });
});

it('keeps the digest of the English text that the translator saw', async () => {
  const { files } = await takeBackAs((xml) => xml.replace('>Open<', '>Closed<').replace('खुला है', 'बंद है'));

  expect(JSON.parse(files['landing-remote/content/hi/sources.json']!)['hero.content.ts']).toEqual({
    ...aFolder().sources['hero.content.ts'],
    ...sourcesOf([{ path: 'hero.badges[0].text', text: 'Closed' }]),
  });
});

it.each([
  [
    'a file of another part',
    (xml: string) => xml.replace('landing-remote/content/hero', 'shell/content/frame'),
    'has texts of shell/content/frame.content.ts, which is no content file of this workspace.',
  ],
  [
    'another value in braces',
    (xml: string) => xml.replace('>{pincode} में', '>{city} में'),
    'cannot be taken: hero.text has other values in braces than the English text: {city}, not {pincode}.',
  ],
  [
    'a tag within a text',
    (xml: string) => xml.replace('>आज ही<', '><g id="1">आज</g> ही<'),
    'has markup in the text hero.title',
  ],
  ['the end of the file missing', (xml: string) => xml.slice(0, -200), 'is no XLIFF 1.2 file ('],
  ['another format', () => 'msgid "Order today"', 'is no XLIFF 1.2 file ('],
  ['another document', () => '<html><body/></html>', 'is no XLIFF 1.2 file ('],
])('refuses a file with %s, in one sentence with what to do', async (_, change, sentence) => {
  const message = await takeBackAs(change).then(
    () => 'taken',
    (error: Error) => error.message,
  );

  expect(message).toContain(`hi.xlf ${sentence}`);
  expect(message).not.toContain('\n');
});

it("gets every text of the site through a translator's program as it was", async () => {
  const folders = wordedWorkspaces.flatMap((workspace) => languageFolders(workspace));
  for (const folder of folders.filter(({ language }) => language === 'ur')) {
    const { language, texts } = await readXliff(await toXliff('ur', [folder]), 'ur.xlf');

    expect(language).toBe('ur');
    expect(texts.map(({ english }) => english)).toEqual(
      folder.files.flatMap(({ english }) =>
        Object.entries(english.exports).flatMap(([name, value]) =>
          wordsOf(value, name).map(({ text }) => text),
        ),
      ),
    );
    // Where English has changed since, what comes back the same is taken for its translation: only digests are new.
    const { files, incomplete } = takeBack([folder], texts, 'ur.xlf');
    expect(Object.keys(files).filter((file) => !file.endsWith(SOURCES_FILE))).toEqual([]);
    expect(incomplete).toEqual([]);
  }
});

describe('files in several languages, taken back at once', () => {
  const inKannada = (folder: LanguageFolder): LanguageFolder => ({
    ...folder,
    language: 'kn',
    folder: folder.folder.replace('/hi', '/kn'),
    files: folder.files.map((file) => ({ ...file, language: 'kn', file: file.file.replace('/hi/', '/kn/') })),
  });
  const folders = [aFolder(), inKannada(aFolder())];
  const fileIn = async (language: string, words: string) => ({
    name: `${language}.xlf`,
    xml: (
      await toXliff(
        language,
        folders.filter((folder) => folder.language === language),
      )
    ).replace('खुला है', words),
  });

  it('are each written to the folder of their language', async () => {
    const { files } = await takeBackFiles(folders, [await fileIn('hi', 'चालू'), await fileIn('kn', 'ತೆರೆದಿದೆ')]);

    expect(Object.keys(files)).toEqual([FILE, FILE.replace('/hi/', '/kn/')]);
    expect(files[FILE]).toContain('चालू');
    expect(files[FILE.replace('/hi/', '/kn/')]).toContain('ತೆರೆದಿದೆ');
  });

  it('are all left where one is wrong, or two are in the same language', async () => {
    const hindi = await fileIn('hi', 'चालू');

    await expect(takeBackFiles(folders, [hindi, { name: 'kn.xlf', xml: '<no/>' }])).rejects.toThrow('kn.xlf');
    await expect(takeBackFiles(folders, [hindi, { ...hindi, name: 'more.xlf' }])).rejects.toThrow(
      'hi.xlf and more.xlf are both in "hi".',
    );
  });
});
