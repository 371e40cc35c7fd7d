import { candidatePageSchema } from '@site/desk/api/waiting';
import { makeGuestLink } from '../../actions/guests/make-guest-link';
import { secretDigest } from '../../authority/secret';
import { guestPath } from '../../addresses/guests';
import { readGuestLink, recordGuestLink } from '../../records/guest-links';
import type { Store } from '../../store/store';
import { aDesk, type DeskAnswer, doAt, fetchFrom, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite } from '../../testing/a-live-site';
import { aSignedSite, publishBy, revokeLatasKey } from '../../testing/a-team';
import { aLanding, aLegal, publishTiny } from '../../testing/tiny-parts';

let store: Store;
let release: string;
let desk: OpenDesk;

beforeEach(async () => {
  ({ store } = await aLiveSite());
  const landing = aLanding({ sentence: 'Open on Diwali.', input: { message: 'Festival <hours>' } });
  ({ release } = (await publishTiny(store, landing)).manifest);
  desk = await aDesk(store);
});

afterEach(() => desk.stop());

const makeLink = async () =>
  (await doAt(desk, { kind: 'guest-link', part: 'landing', release, hours: 24, mayComment: true })).result!
    .link!;
const open = (link: string, headers: Record<string, string> = {}): Promise<DeskAnswer> =>
  fetchFrom(link, headers);
const linksListed = async () =>
  candidatePageSchema.parse((await desk.ask(`/api/v1/candidates/landing/${release}`)).json()).guestLinks;

describe('a guest link', () => {
  it('shows whoever has it the preview, what it is and until when, without an account', async () => {
    const link = await makeLink();

    const page = await open(link);
    const preview = await open(`${link}/site/`);

    expect(page.status).toBe(200);
    expect(page.text).toContain('Asha shows you how the site would be with “Festival &lt;hours&gt;”.');
    expect(page.text).toMatch(/This link works until \d+ \w+ \d+, /);
    expect(preview.text).toContain('Open on Diwali.');
    const { preview: shown } = (await readGuestLink(store, { part: 'landing', release, number: 1 }))!.terms;
    expect(await linksListed()).toMatchObject([
      { number: 1, author: 'Asha', state: 'open', preview: shown, revoked: null },
    ]);
  });

  it('runs nothing, neither around the preview nor in it, and is framed by nobody', async () => {
    const link = await makeLink();

    const [page, preview] = [await open(link), await open(`${link}/site/`)];

    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(preview.text).not.toContain('<script');
    expect(preview.headers['content-security-policy']).toContain("script-src 'none'");
    expect(preview.headers['content-security-policy']).toMatch(/sandbox allow-same-origin$/);
  });

  it('says nowhere where the preview itself is, so that nothing of it stays open afterwards', async () => {
    const link = await makeLink();

    const preview = await open(`${link}/site/`);

    expect(preview.text).not.toContain('/_preview/');
    expect(preview.text).toContain(`${new URL(link).pathname}/site/#services`);
  });

  it('opens nothing else: no other file, no candidate, not the desk', async () => {
    const link = await makeLink();
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Holi.' }));
    const answers = await Promise.all(
      [
        `${link}/site/site.json`,
        `${link}/site/../../../../../pointers/live.json`,
        `${link}/`,
        `${link}/api/v1/now`,
        link.replace(release, manifest.release),
        link.replace(desk.framesUrl, desk.url),
      ].map((url) => open(url)),
    );

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401]);
  });

  it('is asked for by its own name alone', async () => {
    expect((await open(await makeLink(), { Host: 'evil.example' })).status).toBe(403);
  });

  it('ends at its time, and says so with whom to ask', async () => {
    await makeLink();
    const { terms } = (await readGuestLink(store, { part: 'landing', release, number: 1 }))!;
    const secret = 'b'.repeat(32);
    const before = { ...terms, secretSha256: secretDigest(secret), until: '2026-11-22T12:35:00.000Z' };
    await recordGuestLink(store, before, () => Promise.resolve(undefined));
    const link = desk.framesUrl + guestPath({ ...terms, number: 2, secret });

    const [page, preview] = [await open(link), await open(`${link}/site/`)];

    expect([page.status, preview.status]).toEqual([410, 410]);
    expect(page.text).toContain(
      'It worked until 22 Nov 2026, 6:05 pm (India’s time). Ask Asha, who made it, for a new one.',
    );
    expect(preview.text).not.toContain('Open on Diwali.');
    expect(await linksListed()).toMatchObject([{ state: 'ended' }, { state: 'open' }]);
  });

  it('is closed before its time, for good', async () => {
    const link = await makeLink();

    const { result } = await doAt(desk, { kind: 'revoke-guest-link', part: 'landing', release, number: 1 });

    expect(result).toMatchObject({ status: 'revoked' });
    const [page, preview] = [await open(link), await open(`${link}/site/`)];
    expect([page.status, preview.status]).toEqual([410, 410]);
    expect(page.text).toContain('It was closed before its time. Ask Asha');
    expect(await linksListed()).toMatchObject([{ state: 'revoked', revoked: { author: 'Asha' } }]);
  });

  it('with another secret is nothing, and a line of the audit without what was tried', async () => {
    const link = await makeLink();
    const guessed = `${link.slice(0, -32)}${'a'.repeat(32)}`;

    const answer = await open(guessed);

    expect([answer.status, answer.text]).toEqual([404, expect.not.stringContaining('Asha')]);
    expect(desk.audit.at(-1)).toMatchObject({
      author: 'a guest',
      what: `GET guest link 1 of landing@${release} (404)`,
      codes: ['guest-link-unknown'],
    });
    expect(JSON.stringify(desk.audit)).not.toContain('aaaa');
  });

  it('lies in the store without what opens it', async () => {
    const link = await makeLink();
    const bodies = await Promise.all(
      (await store.list('guest-links/')).map(async (key) => (await store.read(key))!.body.toString()),
    );

    expect(bodies).toHaveLength(1);
    expect(bodies[0]).not.toContain(link.slice(-32));
  });

  it.each([0, 169, 1.5])('is not made for %s hours', async (hours) => {
    const answer = await desk.send('/api/v1/acts', {
      kind: 'guest-link',
      part: 'landing',
      release,
      hours,
      mayComment: false,
    });

    expect(answer.status).toBe(400);
  });
});

it('guests who ask too often wait', async () => {
  const link = `${desk.framesUrl}/guest/landing/${release}/1/${'a'.repeat(32)}`;
  const statuses: number[] = [];
  for (let count = 0; count < 601; count += 1) statuses.push((await open(link)).status);

  expect(new Set(statuses.slice(0, 600))).toEqual(new Set([404]));
  expect(statuses[600]).toBe(429);
});

describe('where people sign', () => {
  it('a link that nobody signed opens nothing, nor one whose maker’s key was revoked', async () => {
    const { store: signed, team } = await aSignedSite();
    const parts = await publishBy(signed, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
    const other = await aDesk(signed);
    const { author, loadSigner } = { author: 'Lata', loadSigner: team.lata.loadSigner };
    const { terms, path } = await makeGuestLink({
      store: signed,
      parts,
      part: 'legal',
      hours: 24,
      mayComment: false,
      author,
      loadSigner,
    });
    await recordGuestLink(signed, terms, () => Promise.resolve(undefined));
    const linked = other.framesUrl + path;

    expect((await open(linked)).status).toBe(200);
    expect((await open(linked.replace('/1/', '/2/'))).status).toBe(410);
    await revokeLatasKey(signed, team);
    expect((await open(linked)).status).toBe(410);
    await other.stop();
  });

  it('none is made without a key', async () => {
    const { store: signed, team } = await aSignedSite();
    const parts = await publishBy(signed, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);

    const made = makeGuestLink({
      store: signed,
      parts,
      part: 'legal',
      hours: 24,
      mayComment: false,
      author: 'Eve',
    });

    await expect(made).rejects.toMatchObject({ code: 'key-missing' });
    expect(await signed.list('guest-links/')).toEqual([]);
  });
});

it('a preview that is no longer kept is told, with whom to ask', async () => {
  const link = await makeLink();
  for (const key of await store.list('previews/')) await store.remove(key);

  const answer = await open(link);

  expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('no longer kept. Ask Asha')]);
});

it('phones in the same network open links of a desk that is shared there', async () => {
  const shared = await aDesk(store, {
    share: { address: 'localhost', token: 'secret', link: (url, token) => `${url}?share=${token}` },
  });
  const act = await doAt(shared, {
    kind: 'guest-link',
    part: 'landing',
    release,
    hours: 1,
    mayComment: false,
  });
  const { link } = act.result!;

  expect(new URL(link!).host).not.toBe(new URL(shared.framesUrl).host);
  expect((await open(`${link}/site/`)).text).toContain('Open on Diwali.');
  expect((await open(new URL('/api/v1/now', link).href)).status).toBe(404);
  const file = new URL(`/_r/landing/${release}/remoteEntry.js`, link).href;
  expect((await open(file)).status).toBe(200);
  await shared.stop();
});
