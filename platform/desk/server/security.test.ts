import { aDesk, codesIn, fetchFrom, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite, goLive, livePointer } from '../../testing/a-live-site';
import { getRaw } from '../../testing/raw-request';
import { aLanding } from '../../testing/tiny-parts';
import { readLiveDeployment, siteKey } from '@site/ledger';
import { preview } from '@site/operations';
import type { Store } from '@site/store';

let store: Store;
let desk: OpenDesk;

beforeAll(async () => {
  ({ store } = await aLiveSite());
});

beforeEach(async () => {
  desk = await aDesk(store);
});

afterEach(() => desk.stop());

const NOW = '/api/v1/now';
const ROLLBACK = { kind: 'rollback', part: null, to: '000001-3fa9c2d41b7e', message: '' };

describe('the link of a desk', () => {
  it('opens it once, and a new one is shown', async () => {
    const again = await fetchFrom(desk.link, {});

    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
    expect(desk.links).toHaveLength(1);
    expect((await fetchFrom(desk.links[0]!, {})).headers['set-cookie']).toEqual([
      expect.stringMatching(/^site_desk=\S{32}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=43200$/),
    ]);
  });

  it('with another token opens nothing, and is in no line of the audit', async () => {
    const answer = await fetchFrom(`${desk.url}/open?token=guessed`, {});

    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(desk.audit).toMatchObject([{ what: 'GET /open (403)', outcome: 'refused' }]);
    expect(JSON.stringify(desk.audit)).not.toContain('guessed');
  });
});

describe('a request to a desk', () => {
  it('without a session gets nothing but how to get one', async () => {
    const [api, screen] = [await fetchFrom(desk.url + NOW, {}), await fetchFrom(`${desk.url}/waiting`, {})];

    expect([api.status, codesIn(api)]).toEqual([401, ['session-missing']]);
    expect([screen.status, screen.text]).toEqual([401, expect.stringContaining('open the newest link')]);
  });

  it('by another name is refused, as from a page whose name was made to point here', async () => {
    const answer = await desk.ask(NOW, { Host: 'evil.example' });

    expect([answer.status, codesIn(answer)]).toEqual([403, ['host-unknown']]);
    expect(desk.audit).toMatchObject([{ outcome: 'refused', codes: ['host-unknown'] }]);
  });

  it.each(['cross-site', 'same-site'])('that a %s page has the browser send is refused', async (site) => {
    const answer = await desk.ask(NOW, { 'Sec-Fetch-Site': site });

    expect([answer.status, codesIn(answer)]).toEqual([403, ['origin-elsewhere']]);
  });

  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['the origin of its own frames', { Origin: 'http://127.0.0.1:1' }],
    ['no origin', { Origin: '' }],
    ['a form, which names no JSON', { 'Content-Type': 'text/plain' }],
  ])('for a change from %s changes nothing', async (_, headers) => {
    const before = await livePointer(store);

    const answer = await desk.send('/api/v1/acts', ROLLBACK, headers);

    expect([403, 415]).toContain(answer.status);
    expect(await livePointer(store)).toEqual(before);
    expect((await desk.ask('/api/v1/acts')).json()).toEqual({ acts: [] });
  });

  it('for a change without a session changes nothing', async () => {
    const answer = await desk.send('/api/v1/acts', ROLLBACK, { Cookie: 'site_desk=guessed' });

    expect([answer.status, codesIn(answer)]).toEqual([401, ['session-missing']]);
  });

  it.each([
    ['an act that there is not', { kind: 'format-disk' }, 400],
    ['an act with more than it takes', { kind: 'verify', part: 'landing' }, 400],
    ['a body without end', { kind: 'x'.repeat(70_000) }, 413],
  ])('with %s is refused', async (_, body, status) => {
    expect((await desk.send('/api/v1/acts', body)).status).toBe(status);
  });

  it('without a session fills no log, and hides nothing that a session asks for', async () => {
    const strange = Array.from({ length: 30 }, () => fetchFrom(desk.url + NOW, { Host: 'evil.example' }));
    await Promise.all(strange);
    await desk.ask('/api/v1/nothing');

    expect(desk.audit.filter(({ codes }) => codes.includes('host-unknown'))).toHaveLength(10);
    expect(desk.audit.at(-1)).toMatchObject({ codes: ['address-unknown'] });
  });

  it('for what there is not says where it is written what there is', async () => {
    const [address, method] = [await desk.ask('/api/v1/nothing'), await desk.send(NOW, {})];

    expect([address.status, codesIn(address)]).toEqual([404, ['address-unknown']]);
    expect([method.status, codesIn(method)]).toEqual([405, ['method-unknown']]);
  });

  it.each(['//', 'http://[/', '/open?token=%zz', '*', '//api/v1/now'])(
    'for the odd target %s is answered, and nothing breaks',
    async (target) => {
      const { status } = await getRaw(Number(new URL(desk.url).port), target);

      expect(status).toBeLessThan(500);
      expect((await desk.ask(NOW)).status).toBe(200);
    },
  );

  it('is refused after more changes within a minute than a person makes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1)
      statuses.push((await desk.send('/api/v1/acts', { kind: 'nothing' })).status);

    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('the document of a desk', () => {
  it('runs its own scripts alone, takes styles by a nonce of its own, and is framed by no page', async () => {
    const [one, other] = [await desk.ask('/'), await desk.ask('/history')];
    const policy = String(one.headers['content-security-policy']);

    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`frame-src ${desk.framesUrl};`);
    expect(policy).not.toBe(other.headers['content-security-policy']);
  });
});

describe('the origin of frames', () => {
  it('shows a page of a deployment to the desk alone, and answers by its own name alone', async () => {
    const pointer = await livePointer(store);
    const path = `/_deployment/${pointer!.name}/privacy-policy`;
    const page = await fetchFrom(desk.framesUrl + path, {});

    expect([page.status, page.text]).toEqual([200, expect.stringContaining('We keep it for 30 days.')]);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['content-security-policy']).toBe(`frame-ancestors ${desk.url}`);
    expect((await fetchFrom(desk.framesUrl + path, { Host: 'evil.example' })).status).toBe(404);
  });

  it('leaves scripts out of what is framed, and keeps them where a preview has a window of its own', async () => {
    const { parts } = (await readLiveDeployment(store))!.record;
    const { path } = await preview({ store, parts });
    const ask = (dest: string) => fetchFrom(desk.framesUrl + path, { 'Sec-Fetch-Dest': dest });
    const [frame, window] = [await ask('iframe'), await ask('document')];

    expect(window.text).toContain('<script');
    expect(frame.text).not.toContain('<script');
    expect(frame.headers.vary).toContain('Sec-Fetch-Dest');
    expect(frame.headers.etag).not.toBe(window.headers.etag);
  });

  it('opens a page of a deployment without scripts, which know other addresses, and leads its links to the same deployment', async () => {
    const base = `/_deployment/${(await livePointer(store))!.name}`;
    const ask = (path: string, more = {}) =>
      fetchFrom(desk.framesUrl + path, { 'Sec-Fetch-Dest': 'document', ...more });
    const page = await ask(`${base}/privacy-policy`);
    const followed = await ask('/kn/', { Referer: `${desk.framesUrl}${base}/privacy-policy` });

    expect(page.text).toContain('We keep it for 30 days.');
    expect(page.text).not.toContain('<script');
    expect([followed.status, followed.headers.location]).toEqual([308, `${base}/kn/`]);
  });

  it.each<[string, (own: Store, first: string) => Promise<string[]>]>([
    ['invented deployments', () => Promise.resolve([1, 2, 3].map((digit) => `000009-0123456789a${digit}`))],
    [
      'one whose pages were pruned',
      async (own, first) => {
        await own.remove(siteKey(first));
        return [first, first, first];
      },
    ],
  ])('does not walk the history again and again for %s', async (_, namesIn) => {
    const { store: own, deployment } = await aLiveSite();
    await goLive(own, [aLanding({ sentence: 'Open on Diwali.' })]);
    const other = await aDesk(own);
    const paths = (await namesIn(own, deployment.name)).map(
      (name) => `${other.framesUrl}/_deployment/${name}/`,
    );
    await fetchFrom(paths[0]!, {});
    const read = jest.spyOn(own, 'read');

    const statuses = await Promise.all(paths.map(async (path) => (await fetchFrom(path, {})).status));
    await other.stop();

    expect(statuses).toEqual([404, 404, 404]);
    expect(read.mock.calls.filter(([key]) => key.startsWith('deployments/'))).toEqual([]);
  });

  it.each(['/', NOW, '/_deployment/000009-0123456789ab/', '/_deployment/../pointers/live.json'])(
    'has nothing at %s',
    async (path) => {
      const port = Number(new URL(desk.framesUrl).port);

      expect((await fetchFrom(desk.framesUrl + path, {})).status).toBe(404);
      expect(port).not.toBe(Number(new URL(desk.url).port));
    },
  );
});
