import { aPageOf, FakeRemotes } from '../testing/fake-remotes';
import { BrokenPageError, RemotePages, RETRY_PAUSES_MS } from './load-with-retries';

const PAGE = 'landing/LandingPage';
const OTHER = 'legal/PrivacyPolicyPage';
const page = aPageOf('The landing page');

let remotes: FakeRemotes;
let pages: RemotePages;

beforeEach(() => {
  jest.useFakeTimers();
  remotes = new FakeRemotes();
  pages = new RemotePages(remotes);
});

describe('given a remote that answers', () => {
  it('is waiting until the module is here, then ready: reports nothing, tries no more', async () => {
    expect(pages.status(PAGE)).toBe('waiting');
    expect(pages.module(PAGE)).toBeUndefined();
    pages.request(PAGE);
    expect(pages.status(PAGE)).toBe('waiting');
    expect(pages.module(PAGE)).toBeUndefined();

    await remotes.succeed(page);

    expect(pages.status(PAGE)).toBe('ready');
    expect(pages.module(PAGE)).toBe(page);
    expect(remotes.reports).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('loads once for all who ask, before and after', async () => {
    pages.request(PAGE);
    void pages.firstAnswer(PAGE);
    pages.request(PAGE);
    await remotes.succeed(page);
    pages.request(PAGE);

    expect(remotes.attempts).toHaveLength(1);
  });
});

describe('given a remote that fails', () => {
  it('says so, reports the error, and tries again after a pause, told of the failure', async () => {
    const error = new Error('remote entry: 404');
    pages.request(PAGE);
    await remotes.fail(error);

    expect(pages.status(PAGE)).toBe('failed');
    expect(remotes.reports).toEqual([[PAGE, 1, error]]);
    expect(remotes.attempts).toHaveLength(1);

    jest.advanceTimersByTime(RETRY_PAUSES_MS[0]!);
    // So that it loads past a damaged cache.
    expect(remotes.attempts.map(({ hasFailedBefore }) => hasFailedBefore)).toEqual([false, true]);
  });

  it('tries again with growing pauses, and stops after the last', async () => {
    pages.request(PAGE);

    const pauses = await remotes.failUntilNobodyTries();

    expect(pauses).toEqual([1_000, 3_000, 9_000, 27_000]);
    expect(remotes.reports.map(([, attempt]) => attempt)).toEqual([1, 2, 3, 4, 5]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tries again also when the report of a failure throws', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    const careless = new RemotePages({
      ...remotes,
      report: () => {
        throw new Error('no console');
      },
    });
    const answer = careless.firstAnswer(PAGE);
    await remotes.fail();
    jest.advanceTimersByTime(RETRY_PAUSES_MS[0]!);

    await expect(answer).resolves.toBe('failed');
    expect(remotes.attempts).toHaveLength(2);
    expect(told.mock.calls).toEqual([[expect.stringContaining(PAGE), new Error('no console')]]);
  });

  it('is there when the remote recovers, however often it has failed', async () => {
    pages.request(PAGE);
    await remotes.failUntilNobodyTries();

    pages.retry();
    await remotes.succeed(page);

    expect(pages.module(PAGE)).toBe(page);
    expect(pages.status(PAGE)).toBe('ready');
  });

  it('takes an error that is thrown before anything is loaded for a failed attempt', async () => {
    const strict = new RemotePages({
      ...remotes,
      load: () => {
        throw new Error('no federation runtime');
      },
    });

    await expect(strict.firstAnswer(PAGE)).resolves.toBe('failed');
  });
});

describe('given a page that is broken', () => {
  beforeEach(async () => {
    pages.request(PAGE);
    await remotes.fail(new BrokenPageError('it threw'));
  });

  it('says so, and reports it once', () => {
    expect(pages.status(PAGE)).toBe('broken');
    expect(remotes.reports).toHaveLength(1);
  });

  it('is not loaded again: not after a pause, nor when the visitor returns', async () => {
    jest.advanceTimersByTime(60_000);
    pages.retry();

    expect(remotes.attempts).toHaveLength(1);
  });
});

describe('fetchAhead', () => {
  it('fetches the files of a page once, and loads no page', () => {
    pages.fetchAhead(PAGE);
    pages.fetchAhead(PAGE);

    expect(remotes.fetchedAhead).toEqual([PAGE]);
    expect(remotes.attempts).toEqual([]);
  });

  it('fetches nothing of a page that is being loaded', () => {
    pages.request(PAGE);
    pages.fetchAhead(PAGE);

    expect(remotes.fetchedAhead).toEqual([]);
  });
});

describe('firstAnswer', () => {
  it.each(['ready', 'failed'] as const)('settles when the page is %s', async (answer) => {
    const status = pages.firstAnswer(PAGE);
    if (answer === 'ready') await remotes.succeed(page);
    else await remotes.fail();

    await expect(status).resolves.toBe(answer);
  });

  it('settles at once for a page whose answer is known', async () => {
    pages.request(PAGE);
    await remotes.fail();

    await expect(pages.firstAnswer(PAGE)).resolves.toBe('failed');
  });

  it("does not take another page's answer for this one's", async () => {
    let answered = false;
    void pages.firstAnswer(PAGE).then(() => (answered = true));
    pages.request(OTHER);

    await remotes.succeed(page);

    expect(answered).toBe(false);
  });
});

describe('subscribe', () => {
  it('calls back after each change, until it is stopped', async () => {
    const seen: string[] = [];
    const stop = pages.subscribe(() => seen.push(pages.status(PAGE)));
    pages.request(PAGE);
    await remotes.fail();
    pages.retry();
    await remotes.succeed(page);
    stop();
    pages.request(OTHER);
    await remotes.fail();

    expect(seen).toEqual(['failed', 'ready']);
  });
});

describe('retry', () => {
  beforeEach(() => pages.request(PAGE));

  it('tries at once, with the pauses starting over', async () => {
    await remotes.failUntilNobodyTries();
    const made = remotes.attempts.length;

    pages.retry();
    expect(remotes.attempts).toHaveLength(made + 1);

    expect(await remotes.failUntilNobodyTries()).toEqual([1_000, 3_000, 9_000, 27_000]);
    expect(remotes.reports.map(([, attempt]) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('takes the place of the attempt that a pause leads to', async () => {
    await remotes.fail();

    pages.retry();
    await remotes.succeed(page);
    jest.advanceTimersByTime(60_000);

    expect(remotes.attempts).toHaveLength(2);
  });

  it('starts no second attempt next to one that is on its way', async () => {
    pages.retry();
    await remotes.fail();
    pages.retry();
    pages.retry();

    expect(remotes.attempts).toHaveLength(2);
  });
});
