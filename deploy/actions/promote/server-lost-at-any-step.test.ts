import { verifyRelease } from '../../records/verify-release';
import { connectToBucket } from '../../store/s3-bucket';
import { S3Store } from '../../store/s3-store';
import { aLiveSite } from '../../testing/a-live-site';
import { CEPH_START_LIMIT_MS, cephEnvironment, describeOnCeph } from '../../testing/ceph/use-ceph';
import { aProxiedBucket, type ProxiedBucket } from '../../testing/ceph/proxied-bucket';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { promote } from './promote';

// Promotions for each of its steps: 30 s on a quiet machine, 99 s on a busy one.
jest.setTimeout(180_000);

/** Gives up with the first call that fails, so that no later one is made. */
const LIMITS = { patience: 0, silence: 5_000 };

const request = { author: 'Asha', message: '', progress: () => undefined };

/** By what each step of a command writes. */
const STEPS = {
  publish: ['/browser/', '/release.json', '/publications/'],
  promote: ['/renders/', '/sites/', '/site.json', '/deployments/', '/pointers/'],
};

/**
 * The server is lost before it does the first write of all, and after it did the first of each step, without an answer: what
 * is lost before a step is as what is lost at the end of the step before it.
 */
const momentsOf = (steps: string[]) => [
  { step: steps[0]!, moment: 'cut' as const },
  ...steps.map((step) => ({ step, moment: 'lose-answer' as const })),
];

/**
 * A server that is killed or hangs, and a process that is killed, leave the same behind: some writes are done, and none after
 * them. Every single write, in memory: `stopped-at-any-write.test.ts`; real gateways and processes: `cli/faults/`.
 */
describeOnCeph('given a bucket whose server is lost at any step', () => {
  let given: ProxiedBucket;

  beforeAll(async () => {
    given = await aProxiedBucket();
    await aLiveSite(undefined, given.store);
  }, CEPH_START_LIMIT_MS);
  afterEach(() => {
    given.proxy.disturb = () => null;
  });
  afterAll(() => given.close());

  /** Each step of a command, with an act on a server that is lost there. */
  async function atEachStep(
    steps: string[],
    act: (lost: S3Store, nth: number) => Promise<unknown>,
    then: (nth: number) => Promise<void>,
  ) {
    for (const [nth, { step, moment }] of momentsOf(steps).entries()) {
      const env = cephEnvironment(given.proxy.url);
      const store = new S3Store(await connectToBucket(given.bucket.name, 'store', env, LIMITS));
      let isLost = false;
      given.proxy.disturb = (method, path) => {
        if (isLost) return 'cut';
        isLost = method === 'PUT' && path.includes(step);
        return isLost ? moment : null;
      };
      const outcome = await act(store, nth).then(
        () => 'done',
        () => 'stopped',
      );
      store.close();
      expect([step, moment, outcome]).toEqual([step, moment, 'stopped']);
      await then(nth);
    }
  }

  it('a publish leaves the site as it is, and succeeds the next time', async () => {
    const before = await livePage(given.store, 'index.html');
    const landing = (nth: number) => [aLanding({ sentence: `Open on day ${nth}.` })];

    await atEachStep(
      STEPS.publish,
      (lost, nth) => publishAll(lost, landing(nth)),
      async (nth) => {
        const published = await publishAll(given.store, landing(nth));
        expect(await verifyRelease(given.store, 'landing', published.landing!.release)).toEqual([]);
      },
    );

    expect(await livePage(given.store, 'index.html')).toBe(before);
    expect(await errorsOf(given.store)).toEqual([]);
  });

  it('a promotion leaves the old site or the new one, whole, and goes further the next time, to its end', async () => {
    const sentence = 'Open on Diwali.';
    const before = await livePage(given.store, 'index.html');
    const parts = await publishAll(given.store, [aLanding({ sentence })]);
    const seen: string[] = [];

    await atEachStep(
      STEPS.promote,
      (lost) => promote({ ...request, store: lost, parts }),
      async () => void seen.push(await livePage(given.store, 'index.html')),
    );
    const { status } = await promote({ ...request, store: given.store, parts });

    expect(seen.slice(0, -1).every((page) => page === before)).toBe(true);
    // The write that was not answered was the last: the site is live.
    expect(seen.at(-1)).toContain(sentence);
    expect(status).toBe('already-live');
    expect(await livePage(given.store, 'privacy-policy.html')).toContain('We keep it for 30 days.');
    expect(await errorsOf(given.store)).toEqual([]);
  });
});
