import { aPageOf, FakeRemotes } from '../testing/fake-remotes';
import { RemotePages } from './load-with-retries';

const PAGE = 'landing/LandingPage';
const page = aPageOf('The landing page');

let remotes: FakeRemotes;
let pages: RemotePages;

beforeEach(() => {
  jest.useFakeTimers();
  remotes = new FakeRemotes();
  pages = new RemotePages(remotes);
  pages.request(PAGE);
});

afterEach(() => {
  jest.useRealTimers();
});

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

it('leaves pages alone that are here', async () => {
  await remotes.succeed(page);

  pages.retry();

  expect(remotes.attempts).toHaveLength(1);
});
