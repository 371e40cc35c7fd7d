import type { ContentObject, ContentValue } from '@site/shared/content/content-value';
import { languageFolders } from '@site/shared/translations/content-folders';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cancel } from '@site/operations';
import { dayInIndia } from '@site/text';
import { aLiveSite } from '../../testing/a-live-site';
import { aContentWorkingCopy, writeFinalVersions } from '../../testing/content-working-copy';
import { Editor } from './editor';
import { readForm } from './read-form';
import { saveChange } from './save-change';
import { MemoryStore } from '../../testing/memory-store';
import { aRecordedSchedule } from '../../testing/a-schedule';
import { letItBe } from '../../testing/time-of-day';
import { aLanding, aLegal, aPolicyOfTwoVersions, aShell, publishAll } from '../../testing/tiny-parts';
import {
  approveVersion,
  earliestDay,
  hiddenDraft,
  newVersion,
  showVersion,
  versionsOnPage,
  versionsThatCount,
} from './versions';

const VERSIONS = 'legal-remote/content/versions';
const author = 'Meera <meera@example.in>';
type Last = Awaited<ReturnType<typeof versionsThatCount>>[number];

describe('a working copy of the policy', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;
  const begun = { part: 'legal', changes: 'Invoices are kept for eight years.', author };
  const approval = { part: 'legal', name: 'versions/v1', effectiveDate: '2027-03-02', author };
  const published = () =>
    JSON.parse(readFileSync(join(copy.root, VERSIONS, 'published.json'), 'utf8')) as object;
  const versionOf = async (name: string) =>
    (await readForm(copy.root, { part: 'legal', language: 'en', name })).version;
  const lastCommit = () => copy.git('show', '--format=%an: %s', '--name-only', 'HEAD').split('\n');

  /** Makes a version final as it is, or as a person has read it. */
  const approve = async ({ digest, ...request }: typeof approval & { digest?: string }) => {
    const form = await readForm(copy.root, { ...request, language: 'en' });
    return approveVersion(copy.root, new MemoryStore(), { ...request, digest: digest ?? form.digest });
  };

  /** Confirms every text of the first version, as who reads it at the desk does. */
  async function confirmAll() {
    const ref = { part: 'legal', language: 'en', name: 'versions/v1' };
    const { digest, values: before } = await readForm(copy.root, ref);
    const values = JSON.parse(
      JSON.stringify(before).replaceAll('"confirmed":false', '"confirmed":true'),
    ) as Record<string, ContentValue>;
    await saveChange(copy.root, { ref, digest, before, values, author, message: '' });
  }

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
  });

  beforeEach(() => letItBe(Date.parse('2027-03-01T20:00:00Z')));

  afterEach(() => jest.useRealTimers());

  afterAll(() => rmSync(copy.root, { recursive: true }));

  it('has an open question taken away, and says of an empty one that it is empty', async () => {
    const ref = { part: 'legal', language: 'en', name: 'versions/v1' };
    const { digest, values: before } = await readForm(copy.root, ref);
    const withQuestion = (question: string | undefined) => {
      const values = structuredClone(before);
      const { sections } = values.v1 as unknown as { sections: { blocks: { question?: string }[] }[] };
      sections[0]!.blocks[0]!.question = question;
      return JSON.parse(JSON.stringify(values)) as typeof values;
    };
    const save = (question: string | undefined) =>
      saveChange(copy.root, { ref, digest, before, values: withQuestion(question), author, message: '' });

    expect(await save('')).toEqual({
      status: 'refused',
      problems: [{ path: 'v1.sections[0].blocks[0].question', what: 'is empty. Write something.' }],
    });
    expect(await save(undefined)).toMatchObject({ status: 'saved' });
  });

  it('gets no second version while the first is a draft, and shows none that is', async () => {
    await expect(newVersion(copy.root, begun)).rejects.toMatchObject({ code: 'version-open' });
    await expect(showVersion(copy.root, approval)).rejects.toMatchObject({ code: 'version-open' });
  });

  it.each(['landing', 'shell'])('has no versions of %s', async (part) => {
    await expect(newVersion(copy.root, { ...begun, part })).rejects.toMatchObject({ code: 'no-versions' });
  });

  it('approves no version in which a text is not confirmed, and says how many, and how many questions are open', async () => {
    const { unconfirmed, questions } = (await versionOf('versions/v1'))!;

    const asked = readFileSync(join(copy.root, VERSIONS, 'v1.json'), 'utf8').match(/"question":/g);
    expect(unconfirmed).toBeGreaterThan(0);
    expect(questions).toBe(asked?.length);
    await expect(approve(approval)).rejects.toMatchObject({
      code: 'version-unconfirmed',
      message: expect.stringContaining(`${unconfirmed} texts`) as string,
    });
  });

  it('approves none that was changed since its author opened it', async () => {
    await expect(approve({ ...approval, digest: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'version-changed',
    });
  });

  it('approves one from no day that has passed, and leaves it as it is', async () => {
    await confirmAll();

    await expect(approve({ ...approval, effectiveDate: '2027-03-01' })).rejects.toMatchObject({
      code: 'version-day',
      message: expect.stringContaining('the first day on which it can is 2 March 2027') as string,
    });
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('approves one in the author’s name with its day, in one commit, and its text then stays as it is', async () => {
    const inKannada = { part: 'legal', language: 'kn', name: 'versions/v1' };
    const { digest } = await readForm(copy.root, inKannada);
    await approve(approval);

    // Its translation is of the same words as before.
    expect((await readForm(copy.root, inKannada)).digest).toBe(digest);

    expect(lastCommit()).toEqual([
      'Meera: Approve v1 of legal, in force from 2027-03-02',
      '',
      `${VERSIONS}/published.json`,
      `${VERSIONS}/v1.json`,
    ]);
    expect(await versionOf('versions/v1')).toEqual({
      ...{ isFrozen: true, isShown: true, isComing: false, replacedBy: null, unconfirmed: 0, questions: 0 },
      approval: { approvedBy: 'Meera', approvedOn: '2027-03-02', effectiveDate: '2027-03-02' },
    });
    const file = join(copy.root, VERSIONS, 'v1.json');
    const source = readFileSync(file, 'utf8');
    expect(JSON.parse(source)).toMatchObject({
      status: { kind: 'approved', approvedBy: 'Meera', approvedOn: '2027-03-02' },
    });
    const { content, problems } = copy.tools.buildContent(file, source);
    expect(problems).toEqual([]);
    // What the page next to the form shows of it.
    expect(content).toMatchObject({
      policy: { id: 'v1' },
      outline: { sections: expect.any(Array) as unknown },
    });
    expect(JSON.stringify(content)).not.toContain('Meera');
    await expect(approve(approval)).rejects.toMatchObject({ code: 'content-frozen' });
  });

  it('names what a person had typed in it before it was made final, and what can be done with that', async () => {
    const ref = { part: 'legal', language: 'en', name: 'versions/v1' };
    const { values } = await readForm(copy.root, ref);
    const status = { kind: 'draft', writtenOn: '2027-03-01' };
    const typed = { v1: { ...(values.v1 as object), status, title: 'Privacy, in short' } };
    const editor = new Editor(copy.root, new MemoryStore());

    expect((await editor.try(ref, typed)).problems).toEqual([
      { path: 'v1.title', what: expect.stringMatching(/^is final .* begin a new version/) },
    ]);
    await editor.close();
  });

  it('copies it to a draft with the next number, which a build takes, and leaves the first in force', async () => {
    const body = '<h1>Privacy Policy</h1><h2>About this policy</h2><p>First version.</p>';
    const { store } = await aLiveSite([aShell(), aLanding(), aLegal({ body })]);
    const listed = async () => {
      const { files } = await new Editor(copy.root, store).list({ part: 'legal', language: 'en' });
      return files.map(({ name }) => name);
    };
    const before = await listed();
    await newVersion(copy.root, begun);

    expect(before.slice(0, 2)).toEqual(['versions/v1', 'words']);
    expect(await listed()).toEqual(['versions/v2', ...before]);
    expect(lastCommit()).toEqual([
      'Meera: Begin v2 of legal',
      '',
      `${VERSIONS}/published.json`,
      `${VERSIONS}/v2.json`,
    ]);
    const { values, version } = await readForm(copy.root, {
      part: 'legal',
      language: 'en',
      name: 'versions/v2',
    });
    expect(values.v2).toMatchObject({
      id: 'v2',
      version: '2',
      status: { kind: 'draft', writtenOn: '2027-03-02' },
      changes: [{ id: 'changes', text: begun.changes }],
    });
    expect(version).toMatchObject({ isFrozen: false, isShown: false });
    const file = join(copy.root, VERSIONS, 'v2.json');
    expect(copy.tools.buildContent(file, readFileSync(file, 'utf8')).problems).toEqual([]);
    expect(readFileSync(file, 'utf8')).not.toContain('"question"');
    expect(published()).toMatchObject({ inForce: 'v1' });
  });

  it('takes no number for it that a version before has, neither in its form nor where it is made final', async () => {
    const ref = { part: 'legal', language: 'en', name: 'versions/v2' };
    const { digest, values: before } = await readForm(copy.root, ref);
    const values = { v2: { ...(before.v2 as ContentObject), version: '1' } };

    expect(await saveChange(copy.root, { ref, digest, before, values, author, message: '' })).toEqual({
      status: 'refused',
      problems: [{ path: 'v2.version', what: expect.stringMatching(/must be a higher number than 1/) }],
    });
    const file = join(copy.root, VERSIONS, 'v2.json');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('"version": "2"', '"version": "1"'));
    await expect(approve({ ...approval, name: 'versions/v2' })).rejects.toMatchObject({
      code: 'content-invalid',
      message: expect.stringMatching(/must be a higher number than 1.* Nothing was written\./s),
    });
    writeFileSync(file, source);
  });

  it('says what a draft says otherwise than the version before, wherever its clauses stand', async () => {
    const ref = { part: 'legal', language: 'en', name: 'versions/v2' };
    const { digest, values: before, draft } = await readForm(copy.root, ref);
    expect(draft).toEqual({ version: 'v1', changes: [] });
    expect((await readForm(copy.root, { ...ref, name: 'versions/v1' })).draft).toBeNull();
    expect(await hiddenDraft(copy.root, 'legal')).toBe('versions/v2');

    type Table = { columns: { kept: string }; rows: { cells: { item: string; kept: string } }[] };
    type Section = { title: string; blocks: ({ text?: string } & Partial<Table>)[] };
    type Version = { keyPoints: object[]; sections: Section[] };
    const values = structuredClone(before) as typeof before & { v2: Version };
    const [first] = values.v2.sections as [Section];
    const [clause] = first.blocks as [Section['blocks'][0]];
    const was = clause.text!;
    clause.text = `${was} Always.`;
    const table = first.blocks.find(({ rows }) => rows) as Table;
    const { cells } = table.rows[1]!;
    const { kept } = cells;
    cells.kept = 'One year';
    values.v2.keyPoints.reverse();
    const saved = await saveChange(copy.root, { ref, digest, before, values, author, message: '' });

    expect(saved).toMatchObject({ status: 'saved' });
    const section = [first.title];
    const changed = { kind: 'changed', what: 'text', words: expect.any(Array) as unknown };
    expect((await readForm(copy.root, ref)).draft!.changes).toEqual([
      { ...changed, section, before: was, after: clause.text },
      { ...changed, section: [...section, cells.item, table.columns.kept], before: kept, after: 'One year' },
    ]);
    copy.git('revert', '--no-edit', 'HEAD');
  });

  it('begins its translation with that of the first, marks what is new in it, and writes it as a file of its own', async () => {
    const ref = { part: 'legal', language: 'kn', name: 'versions/v2' };
    const first = await readForm(copy.root, { ...ref, name: 'versions/v1' });
    const { digest, english, values: before } = await readForm(copy.root, ref);
    const marked = Object.keys(english).filter((path) => english[path]!.state !== 'translated');
    const editor = new Editor(copy.root, new MemoryStore());
    const listed = (await editor.list(ref)).files.find(({ name }) => name === ref.name);
    await editor.close();
    const values = structuredClone(before) as typeof before & { v2: { changes: { text: string }[] } };
    values.v2.changes[0]!.text = 'ಇನ್‌ವಾಯ್ಸ್‌ಗಳನ್ನು ಎಂಟು ವರ್ಷ ಇಡಲಾಗುತ್ತದೆ.';
    const saved = await saveChange(copy.root, { ref, digest, before, values, author, message: '' });
    const file = 'legal-remote/content/kn/versions/v2.json';
    const folders = languageFolders('legal-remote', copy.root);
    const { files } = folders.find(({ language }) => language === 'kn')!;
    const written = files.find((one) => one.file === file)!;

    expect(marked).toEqual(['v2.changes[0].text']);
    expect(listed).toMatchObject({
      isThere: false,
      isBegun: true,
      isConfirmed: null,
      open: { missing: 1, changed: 0 },
    });
    const { sections } = first.values.v1 as { sections: object };
    const copied = JSON.parse(JSON.stringify(sections), (key, inner: unknown) =>
      key === 'question' ? undefined : inner,
    ) as object;
    expect(before).toMatchObject({ v2: { sections: copied }, translation: { confirmed: false } });
    expect(saved).toMatchObject({ status: 'saved' });
    expect(lastCommit().slice(2)).toEqual(['legal-remote/content/kn/sources.json', file]);
    expect(written.translated!.isConfirmed).toBe(false);
    const after = await readForm(copy.root, ref);
    expect(new Set(Object.values(after.english).map(({ state }) => state))).toEqual(new Set(['translated']));
    expect(copy.tools.buildContent(join(copy.root, file), written.translated!.source).content).toMatchObject({
      policy: { id: 'v2' },
    });
  });

  it('takes any day for the next while no live page has shown the one before, and a later one after that', async () => {
    const store = new MemoryStore();
    const [last] = (await versionsThatCount(copy.root, store, 'legal')) as [Last];

    expect(last).toMatchObject({
      id: 'v1',
      isSeen: false,
      kept: null,
      approvedBy: 'Meera',
      approvedOn: '2027-03-02',
    });
    expect(earliestDay([{ ...last, effectiveDate: '2027-04-01' }]).day).toBe('2027-03-02');
    expect(earliestDay([{ ...last, kept: 'shown' }])).toEqual({
      day: '2027-03-03',
      why: 'Version 1 is in force from 2 March 2027, and a live page has shown it: the next one comes after that day. If it is wrong, roll it back until then.',
    });
    expect(earliestDay([]).day).toBe('2027-03-02');
    letItBe(Date.parse('2027-05-01T20:00:00Z'));
    expect(earliestDay([{ ...last, kept: 'shown' }])).toEqual({
      ...{ day: '2027-05-02', why: 'Earlier days have passed.' },
    });
  });

  it('takes no day of a version that a scheduled page is to show, and says that the day is free without the schedule', async () => {
    const approved = [{ version: '1', effectiveDate: '2027-03-02', isShown: true }];
    const { store } = await aLiveSite();
    const parts = await publishAll(store, [aLegal({ versions: { file: 'versions.ts', approved } })]);
    const { number } = await aRecordedSchedule(store, 60, parts);
    const dayNow = async () => earliestDay(await versionsThatCount(copy.root, store, 'legal'));

    expect(await dayNow()).toEqual({
      day: '2027-03-03',
      why: 'Version 1 is in force from 2 March 2027, and a page that shows it is scheduled: the next one comes after that day. Once that schedule is cancelled, this one can be in force from 2 March 2027.',
    });
    await cancel({ store, target: number!, author: 'Asha', message: 'Wrong' });
    expect((await dayNow()).day).toBe('2027-03-02');
  });

  it('makes the next final on the same day, which the page then shows in the place of the one before', async () => {
    const second = { ...approval, name: 'versions/v2' };

    await approve(second);
    expect(await versionOf('versions/v1')).toMatchObject({ isShown: false, replacedBy: 'v2' });
    expect(await versionOf('versions/v2')).toMatchObject({ isFrozen: true, isShown: true, replacedBy: null });
    await showVersion(copy.root, second);

    expect(await versionOf('versions/v2')).toMatchObject({ isShown: true });
    expect(published()).toMatchObject({ inForce: 'v2' });
  });
});

describe('a working copy with final versions, of which one is to come into force', () => {
  const DAY = '2099-02-01';
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
  });

  afterAll(() => rmSync(copy.root, { recursive: true }));

  /** Its versions as the desk lists them, once they are final with these days, the oldest first. */
  async function listed(days: string[], inForce: string, legal: ReturnType<typeof aLegal>) {
    writeFinalVersions(copy.root, days, inForce);
    const { store } = await aLiveSite([aShell(), aLanding(), legal]);
    const editor = new Editor(copy.root, store);
    const { files, earliest } = await editor.list({ part: 'legal', language: 'en' });
    const translated = (await editor.list({ part: 'legal', language: 'kn' })).files;
    await editor.close();
    // In each language in the same order, and said to be the same.
    const toCompare = (list: typeof files) =>
      list.flatMap(({ name, version }) => (version ? [name, version] : []));
    expect(toCompare(translated)).toEqual(toCompare(files));
    const versions = files.flatMap(({ version }) => version ?? []).reverse();
    return {
      earliest,
      versions: versions.map(({ isSeen, isShown, replacedBy }) => [isSeen, isShown, replacedBy]),
      coming: versions.map(({ isComing }) => isComing),
    };
  }

  it('counts one as seen that a live page announced, and lets the next take its place before its day', async () => {
    const announced = aPolicyOfTwoVersions('1', DAY, 'We keep it for 30 days.');
    const { versions, earliest } = await listed(['2026-02-01', DAY], 'v1', announced);

    expect(versions).toEqual([
      [true, true, null],
      [true, false, null],
    ]);
    expect(earliest!.day).toBe(dayInIndia(new Date()));
  });

  it.each([
    ['v1', { shown: { id: 'v1' }, coming: [{ id: 'v2' }], inForce: { id: 'v1' } }, [false, true]],
    ['v2', { shown: { id: 'v2' }, coming: [], inForce: { id: 'v1' } }, [false, false]],
  ])(
    'says which are shown and announced as they are saved, where the page shows %s',
    async (id, page, coming) => {
      writeFinalVersions(copy.root, ['2026-02-01', DAY], id);
      const editor = new Editor(copy.root, new MemoryStore());

      expect(await versionsOnPage(copy.root, 'legal')).toMatchObject(page);
      expect(await versionsOnPage(copy.root, 'landing')).toBeNull();
      const { files } = await editor.list({ part: 'legal', language: 'en' });
      expect(files.flatMap(({ version }) => version?.isComing ?? []).reverse()).toEqual(coming);
      await editor.close();
    },
  );

  it('says of one whose day a later one takes that it is replaced, also where it was to be shown', async () => {
    const approved = [{ version: '1', effectiveDate: '2026-02-01', isShown: true }];
    const live = aLegal({ versions: { file: 'versions.ts', approved } });
    const { versions, earliest } = await listed(['2026-02-01', DAY, DAY], 'v2', live);

    expect(versions).toEqual([
      [true, false, null],
      [undefined, false, 'v3'],
      [false, true, null],
    ]);
    expect(earliest!.day).toBe(dayInIndia(new Date()));
  });

  it('announces none whose day a later one takes', async () => {
    const live = aPolicyOfTwoVersions('1', DAY, 'We keep it for 30 days.');

    expect((await listed(['2026-02-01', DAY, DAY], 'v1', live)).coming).toEqual([false, false, true]);
  });
});
