import { aFolder, exported, FILE, HERO, HINDI, TRANSLATED } from '../testing/a-translated-folder';
import type { LanguageFolder } from './content-folders';
import { takeBack } from './take-back';
import { readXliff } from './xliff';

describe('a file that was written before English changed', () => {
  /** Takes back, beside today's English, what a translator made of the English of before. */
  async function takeBackInto(folder: LanguageFolder, change: (xml: string) => string, before = aFolder()) {
    const { texts } = await readXliff(change(await exported(before)), 'hi.xlf');
    return takeBack([folder], texts, 'hi.xlf');
  }
  const inEnglish = (hero: object, folder = aFolder()) => {
    folder.files[0]!.english.exports = { hero: { ...HERO, ...hero } };
    return folder;
  };
  const newBadge = { badges: [{ text: 'New' }, ...HERO.badges] };

  it('is taken back into its places, with a list of what it lacks', async () => {
    const taken = await takeBackInto(inEnglish(newBadge), (xml) =>
      xml.replace('खुला है', 'चालू').replace('आज ही', 'अभी'),
    );

    expect(taken).toEqual({
      files: {
        [FILE]: HINDI.replace('खुला है', 'चालू')
          .replace('आज ही', 'अभी')
          .replace('confirmed: true', 'confirmed: false'),
      },
      incomplete: [],
      since: ['hi.xlf lacks what landing-remote/content/hero.content.ts has by now: "New".'],
    });
  });

  it('finds its entries in a list to which the new one was added by hand', async () => {
    const folder = inEnglish(newBadge);
    const translated = { ...TRANSLATED, badges: [{ text: 'नया' }, ...TRANSLATED.badges] };
    const source = HINDI.replace('badges: [', "badges: [{ text: 'नया' }, ");
    folder.files[0]!.translated = { file: FILE, source, exports: { hero: translated }, isConfirmed: true };

    const { files } = await takeBackInto(folder, (xml) => xml.replace('खुला है', 'चालू'));

    expect(files[FILE]).toContain("badges: [{ text: 'नया' }, { text: 'चालू' }]");
  });

  it('says which texts English has no more, and of which it has others', async () => {
    const { files, since } = await takeBackInto(inEnglish({ title: 'Order now', badges: [] }), (xml) =>
      xml.replace('आज ही', 'अभी'),
    );

    expect(files[FILE]).toContain('अभी');
    expect(since).toEqual([
      'hi.xlf translates earlier texts than these of landing-remote/content/hero.content.ts: "Order now".',
      'hi.xlf has what landing-remote/content/hero.content.ts has no more: "Open".',
    ]);
  });

  it('makes no file of a language that had none, as long as texts are missing', async () => {
    const targets = ['आज ही', '{pincode} में: चावल और दाल', 'खुला है'];
    const { files, incomplete } = await takeBackInto(
      inEnglish(newBadge, aFolder(false)),
      (xml) => xml.replace(/<target><\/target>/g, () => `<target>${targets.shift()}</target>`),
      aFolder(false),
    );

    expect(files).toEqual({});
    expect(incomplete).toEqual([{ file: FILE, why: '1 of its texts are not translated' }]);
  });

  it.each(['hero.__proto__.title', 'hero.badges[99999999].text', 'hero badges'])(
    'with a text at %s takes the others, and says of that one that English has it not',
    async (path) => {
      const { since } = await takeBackInto(aFolder(), (xml) => xml.replace('hero.title', path));

      expect(since).toEqual([
        'hi.xlf lacks what landing-remote/content/hero.content.ts has by now: "Order today".',
        'hi.xlf has what landing-remote/content/hero.content.ts has no more: "Order today".',
      ]);
    },
  );
});
