import type { ContentValues } from '@site/shared/content/content-value';
import { languageFolders } from '@site/shared/translations/content-folders';
import { exchangedTexts, readTexts, importTranslated } from '@site/shared/translations/exchange';
import { countOpen } from '@site/shared/content/content-value';
import { openTranslations } from '@site/shared/translations/open-texts';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '@site/shared/working-copy/content-file';
import { aContentWorkingCopy } from '../../testing/content-working-copy';
import { MemoryStore } from '../../testing/memory-store';
import { Editor } from './editor';
import type { ContentRef } from './working-copy';
import { savedSince } from './commit';
import { readForm } from './read-form';
import { saveChange } from './save-change';

const HERO: ContentRef = { part: 'landing', language: 'en', name: 'hero' };
const HERO_FILE = 'landing-remote/content/hero.json';
const TITLE = 'ಸಗಟು ದಿನಸಿ';

interface Hero {
  title: string;
  text: string;
  badges: { id: string; icon: string; text: string }[];
}

describe('a working copy of the content', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
  });

  beforeEach(() => {
    copy.git('checkout', '--quiet', '--force', 'main');
    copy.git('reset', '--quiet', '--hard', copy.git('rev-list', '--max-parents=0', 'HEAD'));
  });

  afterAll(() => rmSync(copy.root, { recursive: true }));

  /** Loads a form, changes its values, and saves them. */
  async function change(
    ref: ContentRef,
    edit: (values: ContentValues) => void,
    { meanwhile = () => {}, message = '', writtenFrom = {} as Record<string, string> } = {},
  ) {
    const form = await readForm(copy.root, ref);
    // As a request brings them; a structured clone is of another realm here, and equal to nothing.
    const values = JSON.parse(JSON.stringify(form.values)) as ContentValues;
    edit(values);
    meanwhile();
    const { digest, values: before } = form;
    return saveChange(copy.root, {
      ref,
      digest,
      before,
      values,
      writtenFrom,
      author: 'Asha Rao <asha@example.in>',
      message,
    });
  }

  /** Replaces words of a file in an editor, next to the desk. */
  const retype = (file: string, words: string, others: string) =>
    writeFileSync(join(copy.root, file), read(file).replace(words, others));

  /** Ravi replaces them and commits that. @returns does it while another person has a form open */
  const byRavi = (file: string, words: string, others: string) => () => {
    retype(file, words, others);
    copy.git('commit', '--quiet', '--all', '--message=Ravi');
  };

  const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');

  const changeHero = (edit: (hero: Hero) => void, more?: { meanwhile?: () => void; message?: string }) =>
    change(HERO, ({ hero }) => edit(hero as unknown as Hero), more);

  const stat = () =>
    copy.git('show', '--format=%an <%ae> %s', '--numstat', 'HEAD').split('\n').filter(Boolean);

  it('has a changed sentence as a commit of one line, in the name of its author', async () => {
    const saved = await changeHero((hero) => (hero.title = 'Groceries and beverages, at wholesale'));

    expect(saved).toMatchObject({ status: 'saved' });
    expect(stat()).toEqual([
      'Asha Rao <asha@example.in> Change hero.title in landing (en)',
      `1\t1\t${HERO_FILE}`,
    ]);
  });

  it('keeps quotes, apostrophes and backslashes of a sentence, and makes one line of several', async () => {
    const text = String.raw`It’s “here”: the shop's \ "list"`;
    await changeHero((hero) => (hero.text = `${text}\r\n\tof today`));

    const { values } = await readForm(copy.root, HERO);
    expect((values.hero as unknown as Hero).text).toBe(`${text} of today`);
    expect(stat()[1]).toBe(`1\t1\t${HERO_FILE}`);
  });

  it('adds, moves and removes entries of a list', async () => {
    await changeHero(({ badges }) => badges.push({ id: 'call', icon: 'phone', text: 'By phone' }));
    await changeHero((hero) => (hero.badges = [hero.badges[3]!, ...hero.badges.slice(0, 3)]));
    await changeHero(({ badges }) => badges.splice(1, 1));

    const { values } = await readForm(copy.root, HERO);
    const { badges } = values.hero as unknown as Hero;
    expect(badges.map(({ text }) => text)).toEqual(['By phone', 'iOS Coming Soon', 'Same Day Delivery']);
  });

  it.each([
    ['The lowest prices in town', 'hero.title', 'claims "lowest prices"'],
    ['<b>Wholesale</b>', 'hero.title', 'has "<b>"'],
    ['For {shop}', 'hero.title', 'names {shop}'],
    ['W'.repeat(71), 'hero.title', 'has 71 letters'],
    ['', 'hero.title', 'is empty'],
    ['Whole\u200bsale', 'hero.title', 'U+200B'],
    ['Wholesale 🛒', 'hero.title', 'has 🛒'],
  ])('refuses the title "%s" at its field', async (title, path, what) => {
    const refused = await changeHero((hero) => (hero.title = title));

    expect(refused).toMatchObject({ status: 'refused' });
    expect('problems' in refused && refused.problems).toContainEqual({
      path,
      what: expect.stringContaining(what) as string,
    });
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('refuses a reason of two lines, which git would read as a trailer of the commit', async () => {
    const saving = changeHero((hero) => (hero.title = 'Groceries'), {
      message: 'New words\n\nCo-authored-by: Ravi <ravi@brand.in>',
    });

    await expect(saving).rejects.toMatchObject({ code: 'words-not-plain' });
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('says that words are saved to who saves them again, since the answer was lost, and to a colleague that they are there', async () => {
    const { digest, values: before } = await readForm(copy.root, HERO);
    const values = { hero: { ...(before.hero as object), title: 'Groceries' } };
    const saveBy = (author: string) =>
      saveChange(copy.root, { ...{ ref: HERO, digest, before, values, message: '' }, author });
    await saveBy('Asha Rao <asha@example.in>');

    expect(await saveBy('Asha Rao <asha@example.in>')).toMatchObject({ status: 'saved', values });
    expect(await saveBy('Ravi <ravi@example.in>')).toMatchObject({ status: 'unchanged', values });
    expect(copy.git('rev-list', '--count', 'HEAD')).toBe('2');
  });

  it('shows both texts to the second of two people, and keeps what only one of them has changed', async () => {
    const ravi = () => {
      retype(HERO_FILE, 'Learn More', 'More');
      byRavi(HERO_FILE, 'Wholesale groceries', 'All groceries')();
    };
    const second = await changeHero(
      (hero) => {
        hero.title = 'Groceries for shops';
        hero.text = 'For you.';
      },
      { meanwhile: ravi },
    );

    expect(second).toMatchObject({
      status: 'conflict',
      by: 'Ravi',
      changed: ['hero.learnMore.label'],
      conflicts: [
        {
          path: 'hero.title',
          yours: 'Groceries for shops',
          theirs: 'All groceries and beverages, delivered the same day',
        },
      ],
      merged: { hero: { title: 'Groceries for shops', text: 'For you.', learnMore: { label: 'More' } } },
    });
    expect(copy.git('log', '-1', '--format=%s')).toBe('Ravi');
  });

  it('names of what a colleague confirmed meanwhile what is not confirmed any more, and nothing else', async () => {
    const file = 'legal-remote/content/versions/v1.json';
    const confirmAll = () => {
      const confirmed = read(file).replaceAll('"confirmed": false', '"confirmed": true');
      writeFileSync(join(copy.root, file), confirmed);
      byRavi(file, '"needed": "Needed"', '"needed": "Required"')();
    };
    const ref = { part: 'legal', language: 'en', name: 'versions/v1' };
    type Table = { rows: { cells: { purpose: string } }[] };
    const second = await change(
      ref,
      ({ v1 }) => {
        const [section] = (v1 as unknown as { sections: { blocks: Partial<Table>[] }[] }).sections;
        section!.blocks.find((block) => block.rows)!.rows![0]!.cells.purpose = 'For the invoice';
      },
      { meanwhile: confirmAll },
    );

    const row = 'v1.sections[0].blocks[2].rows[0]';
    expect(second).toMatchObject({
      status: 'conflict',
      isTakenBack: true,
      changed: [`${row}.cells.needed`, `${row}.confirmed`],
    });
  });

  it('commits nothing of what else is changed or staged', async () => {
    const other = 'landing-remote/content/partners.json';
    const staged = 'landing-remote/content/steps.json';
    for (const file of [other, staged]) writeFileSync(join(copy.root, file), '{}\n');
    copy.git('add', '--', staged);
    await changeHero((hero) => (hero.title = 'Groceries'));

    expect(stat()[1]).toBe(`1\t1\t${HERO_FILE}`);
    expect(
      copy
        .git('status', '--porcelain')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([`M ${other}`, `M  ${staged}`]);
  });

  it('refuses a file that is being changed outside of the desk', async () => {
    retype(HERO_FILE, 'Learn More', 'More');

    await expect(changeHero((hero) => (hero.title = 'Groceries'))).rejects.toMatchObject({
      code: 'file-not-committed',
    });
  });

  it('refuses while no branch is checked out, and leaves the file as it is', async () => {
    copy.git('checkout', '--quiet', '--detach');

    await expect(changeHero((hero) => (hero.title = 'Groceries'))).rejects.toMatchObject({
      code: 'no-branch',
    });
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('rejects what git takes for no repository of its user, and says what git says', async () => {
    renameSync(join(copy.root, '.git'), join(copy.root, '.elsewhere'));
    const refused = changeHero((hero) => (hero.title = 'Groceries'));

    await expect(refused).rejects.toMatchObject({
      code: 'no-repository',
      message: expect.stringContaining('fatal: not a git repository'),
      remedy: expect.stringContaining(`chown -R ${process.getuid!()} ${copy.root}`),
    });
    renameSync(join(copy.root, '.elsewhere'), join(copy.root, '.git'));
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('has the file as it was when git refuses the commit', async () => {
    const lock = join(copy.root, '.git/index.lock');
    writeFileSync(lock, '');
    const refused = changeHero((hero) => (hero.title = 'Groceries'));

    await expect(refused).rejects.toMatchObject({ code: 'commit-failed' });
    rmSync(lock);
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it.each([
    [{ ...HERO, part: '__proto__' }],
    [{ ...HERO, language: 'xx' }],
    [{ ...HERO, name: '../../package' }],
    [{ ...HERO, name: '../sections/hero/hero' }],
  ])('has no words %j', async (ref) => {
    await expect(readForm(copy.root, ref)).rejects.toMatchObject({ code: 'content-unknown' });
  });

  it('keeps a sentence that one person changed in an entry that another has moved', async () => {
    const meanwhile = byRavi(HERO_FILE, 'Same Day Delivery', 'Today');
    const second = await changeHero((hero) => hero.badges.reverse(), { meanwhile });

    expect(second).toMatchObject({
      status: 'conflict',
      conflicts: [],
      merged: { hero: { badges: [{ text: 'Today' }, { id: 'soon' }, { id: 'phone' }] } },
    });
  });

  it('refuses a text of a megabyte', async () => {
    const refused = await changeHero((hero) => (hero.title = 'ಕ್ಷ'.repeat(250_000)));

    expect('problems' in refused && refused.problems.map(({ path }) => path)).toContain('hero.title');
  });

  describe('a translation', () => {
    const ref = { ...HERO, language: 'kn' };
    const file = 'landing-remote/content/kn/hero.json';
    const confirm = ({ translation }: ContentValues) =>
      ((translation as { confirmed: boolean }).confirmed = true);
    const retitle = ({ hero }: ContentValues) => ((hero as unknown as Hero).title = TITLE);
    const title = async () => (await readForm(copy.root, ref)).english['hero.title']!.state;
    const isConfirmed = async () => (await readForm(copy.root, ref)).values.translation;
    const lastFiles = () => copy.git('show', '--format=', '--name-only', 'HEAD');

    it('is confirmed with a changed word by who switches that on again, and else no more', async () => {
      await change(ref, confirm);
      await change(ref, retitle);
      expect(await isConfirmed()).toEqual({ confirmed: true });

      await change(ref, (values) => {
        (values.hero as unknown as Hero).title = 'ಮಂಡಿ';
        values.translation = { confirmed: false };
      });

      expect(lastFiles()).toBe(file);
      expect(await isConfirmed()).toEqual({ confirmed: false });
    });

    it('saves words and its confirmation alone, and answers with what its form shows next', async () => {
      const saved = await change(ref, (values) => {
        retitle(values);
        (values.hero as unknown as Hero).badges[0]!.icon = 'other';
      });

      expect(saved).toMatchObject({ status: 'saved', values: (await readForm(copy.root, ref)).values });
    });

    it('is not confirmed any more when its English changes, and has no mark once it was made again', async () => {
      await change(ref, confirm);
      await changeHero((hero) => (hero.title = 'Groceries'));

      expect([await title(), await isConfirmed()]).toEqual(['changed', { confirmed: false }]);

      await change(ref, retitle);

      expect([await title(), await isConfirmed()]).toEqual(['translated', { confirmed: false }]);
      expect(lastFiles().split('\n')).toEqual([file, 'landing-remote/content/kn/sources.json']);
    });

    it('keeps the mark of a word that was typed next to another English text, until it is confirmed', async () => {
      await changeHero((hero) => (hero.title = 'Groceries'));
      await change(ref, retitle, { writtenFrom: { 'hero.title': 'Groceries at wholesale' } });

      expect([await title(), await isConfirmed()]).toEqual(['changed', { confirmed: false }]);

      await change(ref, confirm);

      expect([await title(), await isConfirmed()]).toEqual(['translated', { confirmed: true }]);
    });

    it('is confirmed for the English of today by who finds that it is right as it is', async () => {
      await change(ref, confirm);
      const published = copy.git('rev-parse', 'HEAD');
      await changeHero((hero) => (hero.text = 'Order in the app for {pincode}.'));
      await change(ref, confirm);

      expect(await savedSince(copy.root, 'landing', published)).toEqual([
        { name: 'hero', language: 'en', by: 'Asha Rao' },
        { name: 'hero', language: 'kn', by: 'Asha Rao' },
      ]);
      expect(lastFiles()).toBe('landing-remote/content/kn/sources.json');
      expect(await isConfirmed()).toEqual({ confirmed: true });
      expect((await readForm(copy.root, ref)).english['hero.text']!.state).toBe('translated');
    });

    it('is the same changed line by the desk, by hand, and by a translator’s file', async () => {
      const before = read(file);
      const folders = languageFolders('landing-remote', copy.root).filter(
        ({ language }) => language === 'kn',
      );
      const { english, translated } = exchangedTexts(folders);
      const given = readTexts(JSON.stringify({ ...translated, 'hero.title': TITLE }), 'kn.json');
      const byTranslator = importTranslated(folders, { english, translated: given }, 'kn.json').files;
      const byHand = before.replace(`"title": "${translated['hero.title']}"`, `"title": "${TITLE}"`);
      await change(ref, retitle);

      expect(stat().slice(1)).toEqual([`1\t1\t${file}`]);
      expect(read(file)).toBe(byHand);
      expect(byTranslator).toEqual({ [file]: byHand });
    });

    it('has nothing to save where the form is without a text that its file is without, too', async () => {
      const { title: _, ...rest } = JSON.parse(read(file)) as Hero;
      writeFileSync(join(copy.root, file), formatJson(rest));
      copy.git('commit', '--quiet', '--all', '--message=Lata');

      const withoutTitle = ({ hero }: ContentValues) => delete (hero as Partial<Hero>).title;
      expect(await change(ref, withoutTitle)).toMatchObject({ status: 'unchanged' });
    });

    it('is not saved for another English text than the form has shown', async () => {
      const meanwhile = byRavi(HERO_FILE, 'Wholesale groceries', 'Groceries');

      expect(await change(ref, retitle, { meanwhile })).toMatchObject({ status: 'conflict', conflicts: [] });
    });

    it.each([
      ['its English text, and says that', HERO_FILE, 'Wholesale groceries', true],
      ['its words', file, '"text": "', false],
    ])(
      'is not confirmed by who has not read %s, which a colleague changed',
      async (_, changed, words, isEnglish) => {
        const meanwhile = byRavi(changed, words, `${words} `);

        expect(await change(ref, confirm, { meanwhile })).toMatchObject({
          ...{ status: 'conflict', by: 'Ravi', isEnglishAlone: isEnglish, isTakenBack: true },
          merged: { translation: { confirmed: false } },
        });
      },
    );

    it('stays confirmed by who read the English text of today, whatever another had read', async () => {
      const meanwhile = byRavi(file, '"$confirmed": false', '"$confirmed": true');

      expect(await change(ref, confirm, { meanwhile })).toMatchObject({
        status: 'unchanged',
        values: { translation: { confirmed: true } },
      });
    });
  });

  it('opens what a language has no file of, empty, and writes it', async () => {
    const ref = { ...HERO, language: 'hi' };
    copy.git('rm', '--quiet', 'landing-remote/content/hi/hero.json');
    copy.git('commit', '--quiet', '--message=Without it');
    const { values } = await readForm(copy.root, ref);
    const saved = await change(ref, ({ hero }) => ((hero as unknown as Hero).title = 'किराना'));

    expect(values).toMatchObject({ hero: { title: '' }, translation: { confirmed: false } });
    expect(saved).toMatchObject({ status: 'saved' });
    expect(JSON.parse(read('landing-remote/content/hi/hero.json'))).toMatchObject({
      $confirmed: false,
      title: 'किराना',
    });
  });

  it('has room in a translation for an entry that is new in English, and puts it next to the others', async () => {
    const ref = { ...HERO, language: 'hi' };
    await changeHero(({ badges }) => badges.unshift({ id: 'call', icon: 'phone', text: 'By phone' }));
    const { english, values } = await readForm(copy.root, ref);

    expect(english['hero.badges[0].text']).toEqual({ text: 'By phone', state: 'missing' });
    expect((values.hero as unknown as Hero).badges[0]).toEqual({ id: 'call', icon: 'phone', text: '' });

    await change(ref, ({ hero }) => ((hero as unknown as Hero).badges[0]!.text = 'फ़ोन पर'));
    expect(stat()[1]).toBe('4\t0\tlanding-remote/content/hi/hero.json');
  });

  it('is open in as many texts by the list of its language, by its form, and by a release of it', async () => {
    await changeHero((hero) => {
      hero.title = 'Groceries';
      hero.badges.unshift({ id: 'call', icon: 'phone', text: 'By phone' });
    });
    const ref = { ...HERO, language: 'hi' };
    const editor = new Editor(copy.root, new MemoryStore());
    const { files } = await editor.list(ref);
    const form = await readForm(copy.root, ref);
    const folders = languageFolders('landing-remote', copy.root).filter(({ language }) => language === 'hi');
    const ofRelease = folders.flatMap(openTranslations).filter(({ file }) => file.endsWith('/hero.json'));

    expect(files.find(({ name }) => name === 'hero')!.open).toEqual({ missing: 1, changed: 1 });
    expect(countOpen(Object.values(form.english))).toEqual({ missing: 1, changed: 1 });
    expect(countOpen(ofRelease)).toEqual({ missing: 1, changed: 1 });
    await editor.close();
  });

  it('refuses a translation that names another number', async () => {
    const refused = await change(
      { ...HERO, language: 'hi' },
      ({ hero }) => ((hero as unknown as Hero).title = '5 बजे'),
    );

    expect(refused).toMatchObject({ status: 'refused', problems: [{ path: 'hero.title' }] });
  });

  it('refuses to change a published version of the policy', async () => {
    writeFileSync(
      join(copy.root, 'legal-remote/content/versions/published.json'),
      '{ "inForce": null, "digests": { "v1": "sha256-x" } }\n',
    );
    copy.git('commit', '--quiet', '--all', '--message=Freeze');
    const ref = { part: 'legal', language: 'en', name: 'versions/v1' };

    expect((await readForm(copy.root, ref)).version).toMatchObject({ isFrozen: true });
    await expect(change(ref, ({ v1 }) => ((v1 as { lead: string }).lead = 'New'))).rejects.toMatchObject({
      code: 'content-frozen',
    });
  });
});
