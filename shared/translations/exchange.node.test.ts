import { aFolder, FILE, HERO, HINDI, sourcesOf } from '../testing/a-translated-folder';
import { languageFolders, wordedWorkspaces } from './content-folders';
import { exchangedTexts, readTexts, importTranslated } from './exchange';

const SOURCES = 'landing-remote/content/hi/sources.json';

/** Takes back what a translator made of the texts of a folder. */
function importWith(translated: Record<string, string>, folder = aFolder(), into = folder) {
  const texts = exchangedTexts([folder]);
  return importTranslated(
    [into],
    { ...texts, translated: { ...texts.translated, ...translated } },
    'hi.json',
  );
}

it('hands out all texts by keys that stay when entries move', () => {
  const moved = { ...HERO, badges: HERO.badges.toReversed() };

  expect(exchangedTexts([aFolder({ english: moved })])).toMatchObject({
    english: { 'hero.title': 'Order today', 'hero.badges.near.text': 'Near you' },
    translated: { 'hero.title': 'आज ही', 'hero.badges.near.text': 'आपके पास' },
  });
});

it('changes the line of the text alone, and the file is not confirmed any more', () => {
  const { files } = importWith({ 'hero.badges.open.text': "आइए, 'खुला' है" });
  const [before] = aFolder().files;

  expect(files).toEqual({
    [FILE]: before!
      .translated!.source.replace('खुला है', "आइए, 'खुला' है")
      .replace('"$confirmed": true', '"$confirmed": false'),
  });
});

it('makes the file of a language that had none, with its digests', () => {
  const { translated } = exchangedTexts([aFolder()]);
  const { files } = importWith(translated, aFolder({ translated: null }));

  expect(files[FILE]).toBe(aFolder({ isConfirmed: false }).files[0]!.translated!.source);
  expect(JSON.parse(files[SOURCES]!)).toEqual(aFolder().sources);
});

it('leaves a file out that is not there and not translated to its end', () => {
  expect(importWith({ 'hero.title': 'आज ही' }, aFolder({ translated: null }))).toEqual({
    files: {},
    left: [`${FILE} is not written: 3 of its texts are not translated.`],
  });
});

it('keeps the digest of the English text that the translator saw', () => {
  const english = { ...HERO, title: 'Order now' };
  const today = aFolder({ english, sources: { 'hero.json': sourcesOf(english) } });
  const { files } = importWith({ 'hero.title': 'आज ऑर्डर करें' }, aFolder(), today);

  expect((JSON.parse(files[SOURCES]!) as typeof today.sources)['hero.json']).toEqual(sourcesOf(HERO));
});

it('names what English has no more', () => {
  const today = aFolder({ english: { ...HERO, badges: [HERO.badges[0]!] } });

  expect(importWith({}, aFolder(), today)).toEqual({
    files: {},
    left: ['hi.json has what English has no more: hero.badges.near.text.'],
  });
});

it('reads keys in keys, as some services write them', () => {
  const nested = JSON.stringify({ hero: { ...HINDI, badges: { open: { text: ' खुला है ' } } } });

  expect(readTexts(nested, 'hi.json')).toEqual({
    'hero.title': HINDI.title,
    'hero.text': HINDI.text,
    'hero.badges.open.text': 'खुला है',
  });
});

it.each(['msgid "Order today"', '["Order today"]', '{ "hero": 7 }'])('refuses %s', (json) => {
  expect(() => readTexts(json, 'hi.json')).toThrow('hi.json is no JSON of texts by their keys.');
});

it.each([
  [
    { 'hero.text': '{city} में' },
    'cannot be taken: hero.text has other values in braces than the English text: {city}, not {pincode}.',
  ],
  [{ 'hero.note': 'नोट' }, 'translates hero.note, of which no English text was given.'],
])('refuses %j, and says what to do', (translated, sentence) => {
  expect(() => importWith(translated)).toThrow(`hi.json ${sentence}`);
});

it("gets every text of the site through a translator's program as it was", () => {
  const folders = wordedWorkspaces.flatMap((workspace) => languageFolders(workspace));
  for (const folder of folders.filter(({ language }) => language === 'ur')) {
    const { english, translated } = exchangedTexts([folder]);
    const through = (texts: object) => readTexts(JSON.stringify(texts), 'ur.json');
    const texts = { english: through(english), translated: through(translated) };

    expect(Object.keys(texts.english).length).toBeGreaterThan(0);
    expect(importTranslated([folder], texts, 'ur.json')).toEqual({ files: {}, left: [] });
  }
});
