import { FakeRemotes } from '../testing/fake-remotes';
import { switchTab } from '../testing/switch-tab';
import { RemotePages } from '../remotes/load-with-retries';
import { watchConnection } from './connection';

let remotes: FakeRemotes;

beforeEach(async () => {
  jest.useFakeTimers();
  remotes = new FakeRemotes();
  const pages = new RemotePages(remotes);
  watchConnection(pages);
  pages.request('landing/LandingPage');
  await remotes.fail();
});

it('tries missing pages again at once when the connection is back', () => {
  dispatchEvent(new Event('online'));

  expect(remotes.attempts).toHaveLength(2);
});

it('tries missing pages again when the visitor comes back to the tab, not when they leave it', () => {
  switchTab('hidden');
  expect(remotes.attempts).toHaveLength(1);

  switchTab('visible');
  expect(remotes.attempts).toHaveLength(2);
});
