import { createHash } from 'node:crypto';
import { answerFrom } from '../testing/answer-from';
import { FakeCaches } from '../testing/fake-caches';
import { cacheFirst, networkFirst } from './answers';
import { KeptDeployments } from './cached-deployments';

const SITE = 'https://www.brand.example';
const FILE = `${SITE}/_r/shell/s1/main.js`;

let deployments: KeptDeployments;

beforeEach(() => {
  jest.useFakeTimers();
  deployments = new KeptDeployments(new FakeCaches() as unknown as CacheStorage);
});

afterEach(() => {
  jest.useRealTimers();
});

async function keep(path: string) {
  const integrity = `sha256-${createHash('sha256').update('kept').digest('base64')}`;
  const cache = await deployments.open({ deployment: 'L1', pages: {}, later: { [path]: integrity } });
  await cache.put(path, answerFrom(path, 'kept'));
  await deployments.markLive('L1');
}

const never = () => new Promise<Response>(() => undefined);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => async () => new Response('live', { status });

describe('a page', () => {
  const ask = async (fetchLive: () => Promise<Response>) => {
    const answered = networkFirst({ deployments, request: new Request(`${SITE}/?from=whatsapp`), fetchLive });
    const [outcome] = await Promise.all([
      Promise.allSettled([answered]),
      jest.advanceTimersByTimeAsync(9_000),
    ]);
    if (outcome[0].status === 'rejected') throw outcome[0].reason;
    return outcome[0].value.text();
  };

  describe('that is kept', () => {
    beforeEach(() => keep('/'));

    it('comes from the server, also when the server says that it is gone', async () => {
      expect(await ask(answer(200))).toBe('live');
      expect(await ask(answer(404))).toBe('live');
    });

    it.each([
      ['cannot be reached', lost],
      ['does not answer within 3 s', never],
      ['has a fault', answer(503)],
    ])('is shown as it was kept when the server %s', async (_, fetch) => {
      expect(await ask(fetch)).toBe('kept');
    });
  });

  describe('that is not kept', () => {
    it('has more than 3 s to come', async () => {
      const late = () =>
        new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 9_000));

      expect(await ask(late)).toBe('late');
    });

    it("is the server's fault page when the server has a fault, and nothing when it cannot be reached", async () => {
      expect(await ask(answer(503))).toBe('live');
      await expect(ask(lost)).rejects.toThrow('Failed to fetch');
    });
  });
});

describe("a release's file", () => {
  const ask = async (fetchLive: () => Promise<Response>, cache: RequestCache = 'default') =>
    (await cacheFirst({ deployments, request: new Request(FILE, { cache }), fetchLive })).text();

  it('comes from the server when it is not kept', async () => {
    expect(await ask(answer(200))).toBe('live');
  });

  describe('that is kept', () => {
    beforeEach(() => keep(new URL(FILE).pathname));

    it('is not asked for again', async () => {
      const fetchLive = jest.fn(answer(200));

      expect(await ask(fetchLive)).toBe('kept');
      expect(fetchLive).not.toHaveBeenCalled();
    });

    it("gives way to the server's when the shell doubts it", async () => {
      expect(await ask(answer(200), 'reload')).toBe('live');
      expect(await deployments.releaseFile(FILE)).toBeUndefined();
    });

    it('stays when it is doubted and the server cannot be reached', async () => {
      expect(await ask(lost, 'reload')).toBe('kept');
      expect(await ask(answer(500), 'reload')).toBe('kept');
      expect(await deployments.releaseFile(FILE)).toBeDefined();
    });
  });
});
