import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Act } from '../api/acts';
import type { CandidatePage, ContentForm, ContentList, Saved, DraftPreview } from '../answers';
import { contentTools } from '../editor/working-copy';
import { MemoryStore } from '../../testing/memory-store';
import { aDesk, doAt, ended, fetchFrom, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite } from '../../testing/a-live-site';
import { aSignedSite, publishBy, putInForce } from '../../testing/a-team';
import { aContentWorkingCopy, writeFinalVersions } from '../../testing/content-working-copy';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aPolicyOfTwoVersions, aShell } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

const LANDING = '/api/v1/content/landing/en';

describe('a desk next to a working copy', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;
  let desk: OpenDesk;

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
    desk = await aDesk(new MemoryStore(), { root: copy.root, author: 'Asha Rao <asha@example.in>' });
  });

  afterAll(async () => {
    await desk.stop();
    rmSync(copy.root, { recursive: true });
  });

  const hero = async (): Promise<ContentForm> =>
    (await desk.ask(`${LANDING}/form?name=hero`)).json<ContentForm>();

  const withTitle = ({ digest, values }: ContentForm, title: string) => ({
    name: 'hero',
    digest,
    before: values,
    values: { hero: { ...(values.hero as object), title } },
    message: '',
  });

  it('lists the words of a part, and makes a form of one', async () => {
    const { files } = (await desk.ask(LANDING)).json<ContentList>();
    const form = await hero();

    expect(files.map(({ name }) => name)).toContain('hero');
    expect(form.shapes.hero).toMatchObject({
      kind: 'group',
      fields: {
        title: { kind: 'text', room: { letters: 70, place: 'headline' } },
        download: { kind: 'fixed' },
        badges: { kind: 'list', least: 1, most: 5 },
      },
    });
  });

  it('says before a build what of the business is saved otherwise than it is live', async () => {
    const businessValues = { ...contentTools(copy.root).shownValues(copy.root).values, brandName: 'Mandi' };
    const parts = [aShell({ businessValues }), aLanding({ businessValues }), aLegal({ businessValues })];
    const { store } = await aLiveSite(parts);
    const other = await aDesk(store, { root: copy.root });

    const content = await other.ask('/api/v1/content');
    await other.stop();

    expect(content.json()).toMatchObject({
      apart: ['“Brand, as on the shop sign”'],
      // The first version is shown as a draft.
      drafts: { landing: null, legal: null },
    });
  });

  it('says what the rules have against words before they are saved', async () => {
    const { values } = withTitle(await hero(), 'The lowest prices');
    const answer = await desk.send(`${LANDING}/try`, { name: 'hero', values, at: 'hero.title' });

    expect(answer.json<DraftPreview>()).toMatchObject({ problems: [{ path: 'hero.title' }], page: null });
  });

  it('says why there is no page to show words in', async () => {
    const { values } = withTitle(await hero(), 'Groceries');
    const answer = await desk.send(`${LANDING}/try`, { name: 'hero', values, at: null });

    expect(answer.json<DraftPreview>()).toMatchObject({
      problems: [],
      page: null,
      pageProblem: { code: 'nothing-live' },
    });
  });

  it('saves words in the name of its operator, once', async () => {
    const request = withTitle(await hero(), 'Groceries for shops');
    const first = (await desk.send(`${LANDING}/save`, request)).json<Saved>();
    const second = (await desk.send(`${LANDING}/save`, request)).json<Saved>();

    expect(first.status).toBe('saved');
    // Sent again, as where the answer was lost, it is saved already.
    expect(second.status).toBe('saved');
    expect(copy.git('log', '-1', '--format=%an: %s')).toBe('Asha Rao: Change hero.title in landing (en)');
    expect(readFileSync(join(copy.root, 'landing-remote/content/hero.json'), 'utf8')).toContain(
      '"title": "Groceries for shops",',
    );
  });

  it('says before a build what was saved since the last one, and by whom; nothing where its commit is not known', async () => {
    const git = { commit: copy.git('rev-parse', 'HEAD'), dirty: false };
    const unknown = { commit: 'f'.repeat(40), dirty: false };
    const parts = [aShell(), aLanding({ input: { git } }), aLegal({ input: { git: unknown } })];
    const { store } = await aLiveSite(parts);
    for (const file of [
      'landing-remote/content/hero',
      'landing-remote/content/kn/contact',
      'landing-remote/content/kn/sources',
      'legal-remote/content/meta',
    ])
      await appendFile(join(copy.root, `${file}.json`), '\n');
    copy.git('commit', '--quiet', '--all', '--message=Edit');
    // Changed, and changed back.
    const partners = join(copy.root, 'landing-remote/content/partners.json');
    const before = readFileSync(partners, 'utf8');
    for (const words of [`${before}\n`, before]) {
      await writeFile(partners, words);
      copy.git('commit', '--quiet', '--all', '--message=Try');
    }
    await desk.send(`${LANDING}/save`, withTitle(await hero(), 'Groceries by night'));
    const other = await aDesk(store, { root: copy.root });

    const content = await other.ask('/api/v1/content');
    await other.stop();

    expect(content.json()).toMatchObject({
      saved: {
        landing: [
          { name: 'hero', language: 'en', by: 'Ravi, Asha Rao' },
          { name: 'contact', language: 'kn', by: 'Ravi' },
        ],
        legal: null,
      },
    });
  });

  it('has words tried by no other page', async () => {
    const { values } = withTitle(await hero(), 'Evil');
    const body = { name: 'hero', values, at: null };

    expect((await desk.send(`${LANDING}/try`, body, { Origin: 'http://evil.example' })).status).toBe(403);
  });

  it('knows no page of another id', async () => {
    const path = '/_edited/00000000-0000-4000-8000-000000000000';

    expect((await fetchFrom(desk.framesUrl + path, {})).status).toBe(404);
  });
});

it.each([
  ['shows', '2'],
  ['lists', '1'],
] as const)(
  'gives no date to a release that %s a version whose day another has taken',
  async (how, shown) => {
    const DAY = '2099-02-01';
    const { store, team } = await aSignedSite();
    const { root } = await aContentWorkingCopy();
    writeFinalVersions(root, ['2026-02-01', DAY, DAY], null);
    const policy = aPolicyOfTwoVersions(shown, DAY, 'We keep it for 60 days.');
    const { legal } = await publishBy(store, policy, team.lata);
    const desk = await aDesk(store, { root, author: 'Ravi', loadSigner: team.ravi.loadSigner });

    const page = (await desk.ask(`/api/v1/candidates/legal/${legal!.release}`)).json<CandidatePage>();
    await desk.stop();
    rmSync(root, { recursive: true });

    const why = `It ${how} Version 2, whose day Version 3 has taken: publish that, and put it live in its place.`;
    const no = { isAllowed: false, why };
    const { promote, emergency, schedule, approve, reject } = page.may;
    expect([page.early, emergency, schedule]).toEqual([why, no, no]);
    expect(promote).toEqual(no);
    expect([approve.isAllowed, reject.isAllowed]).toEqual([true, true]);
  },
);

describe('a desk next to a part that builds', () => {
  let root: string;
  let desk: OpenDesk;

  beforeEach(async () => {
    root = await makeTemporaryFolder();
    await makeTinyWorkingCopy(root);
    await editTinyPart(root, aLanding({ sentence: 'Open on Onam.' }));
    const { store } = await aLiveSite();
    desk = await aDesk(store, { root });
  });

  afterEach(async () => {
    await desk.stop();
    await rm(root, { recursive: true });
  });

  const REQUEST = { kind: 'publish', part: 'landing', message: 'Onam' };

  it('publishes every part where none is named, each of which waits', async () => {
    await editTinyPart(root, aLegal({ clause: 'We keep invoices for eight years.' }));
    await editTinyPart(root, aShell());
    const { state, result } = await doAt(desk, { ...REQUEST, part: null });
    const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: { part: string }[] }>();

    expect({ state, status: result?.status }).toEqual({ state: 'done', status: 'published' });
    expect(candidates.map(({ part }) => part).sort()).toEqual(['landing', 'legal', 'shell']);
  });

  it('publishes a part that goes live only together with another that waits, and says so', async () => {
    await editTinyPart(root, aLanding({ businessValues: { brandName: 'Mandi' } }));
    const act = await doAt(desk, REQUEST);
    const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: { part: string }[] }>();

    expect(act).toMatchObject({ state: 'done', problems: [{ code: 'business-values-differ' }] });
    expect(candidates).toMatchObject([{ part: 'landing', release: act.result!.release }]);
  });

  it('says of the words of a person who has left that they are signed by who publishes them again', async () => {
    const { store, team } = await aSignedSite();
    await putInForce(store, team, (current) => {
      const landing = { ...current!.parts.landing!, publish: [team.meera.id, team.asha.id] };
      return { ...current!, parts: { ...current!.parts, landing } };
    });
    const statuses: unknown[] = [];
    for (const { name: author, loadSigner } of [team.meera, team.asha, team.asha]) {
      const own = await aDesk(store, { root, author, loadSigner });
      statuses.push((await doAt(own, REQUEST)).result!.status);
      await own.stop();
    }

    expect(statuses).toEqual(['published', 'signed-again', 'already-published']);
  });

  it('says of words that were published and withdrawn that they never go live', async () => {
    const first = (await doAt(desk, REQUEST)).result!;
    await doAt(desk, { kind: 'withdraw', part: 'landing', release: first.release!, message: 'A mistake' });

    expect((await doAt(desk, REQUEST)).result!.status).toBe('withdrawn-before');
  });

  it('stops a build, and stores nothing', async () => {
    const builder = join(root, 'node_modules/.bin/webpack');
    await writeFile(builder, '#!/bin/sh\nexec sleep 60\n');
    await chmod(builder, 0o755);
    const act = (await desk.send('/api/v1/acts', REQUEST)).json<Act>();
    await desk.send(`/api/v1/acts/${act.id}/stop`, {});

    expect(await ended(desk, act)).toMatchObject({ state: 'refused', problems: [{ code: 'build-stopped' }] });
    expect((await desk.ask('/api/v1/waiting')).json()).toMatchObject({ candidates: [] });
  });

  it('builds one publication after the other, and names what a colleague saved while the later one waited', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.email=a@brand.in', ...words]);
    const commitAs = (name: string) => git('-c', `user.name=${name}`, 'commit', '--quiet', '--message=Words');
    const [isAwaited, calls] = [join(root, 'awaited'), join(root, 'calls')];
    await writeFile(isAwaited, '');
    await writeFile(
      join(root, 'node_modules/.bin/webpack'),
      `#!/bin/sh\necho build >> ${calls}\nwhile [ -e ${isAwaited} ]; do sleep 0.1; done\nrm -rf dist && cp -R source dist\n`,
    );
    git('init', '--quiet');
    git('add', 'landing-remote');
    commitAs('Asha');
    const begin = async (message: string) =>
      (await desk.send('/api/v1/acts', { ...REQUEST, message })).json<Act>();
    const first = await begin('Onam');
    while (!existsSync(calls)) await new Promise((resolve) => setTimeout(resolve, 20));
    const second = await begin('Onam, mended');
    expect(second).toMatchObject({ state: 'running', progress: ['Waiting for the publications before it'] });
    expect(readFileSync(calls, 'utf8')).toBe('build\n');
    await editTinyPart(root, aLanding({ sentence: 'Open on Holi.' }));
    await mkdir(join(root, 'landing-remote/content/kn'), { recursive: true });
    await writeFile(join(root, 'landing-remote/content/kn/hero.json'), '{}');
    git('add', 'landing-remote');
    commitAs('Meera');
    await rm(isAwaited);

    expect((await ended(desk, first)).result).toMatchObject({ status: 'published', savedSince: [] });
    expect((await ended(desk, second)).result).toMatchObject({
      status: 'published',
      savedSince: [{ name: 'hero', language: 'kn', by: 'Meera' }],
    });
  });

  it('names of a release what was saved since what is live', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.email=a@brand.in', ...words]);
    const publishAs = async (name: string, sentence: string) => {
      await editTinyPart(root, aLanding({ sentence }));
      await mkdir(join(root, 'landing-remote/content/kn'), { recursive: true });
      await writeFile(join(root, 'landing-remote/content/kn/hero.json'), JSON.stringify({ sentence }));
      git('add', 'landing-remote');
      git('-c', `user.name=${name}`, 'commit', '--quiet', '--message=Words');
      return (await doAt(desk, REQUEST)).result!.release!;
    };
    git('init', '--quiet');
    const release = await publishAs('Asha', 'Open on Onam.');
    await doAt(desk, { kind: 'promote', part: 'landing', release, message: '' });
    const next = await publishAs('Meera', 'Open on Holi.');

    const savedOf = async (candidate: string) =>
      (await desk.ask(`/api/v1/candidates/${candidate}`)).json<CandidatePage>().saved;
    const hero = [{ name: 'hero', language: 'kn', by: 'Meera' }];
    expect(await savedOf(`landing/${next}`)).toEqual(hero);

    await editTinyPart(root, aLegal({ clause: 'We keep invoices for eight years.' }));
    const { result } = await doAt(desk, { ...REQUEST, part: 'legal' });
    expect(await savedOf(`legal/${result!.release}`)).toEqual([]);
    expect(await savedOf(`legal/${result!.release}?together=landing@${next}`)).toEqual(hero);
  });
});
