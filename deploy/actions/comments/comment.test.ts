import { readComments } from '../../records/comments';
import type { Store } from '../../store/store';
import { aLiveSite } from '../../testing/a-live-site';
import { aLanding, publishTiny } from '../../testing/tiny-parts';
import { answerComment, comment, resolveComment } from './comment';

let store: Store;
let said: { store: Store; part: string; release: string; author: string };
const about = { page: '/', section: 'Services', text: 'Say when.', asksForChanges: true };

beforeEach(async () => {
  ({ store } = await aLiveSite());
  const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));
  said = { store, part: 'landing', release: manifest.release, author: 'Lata' };
});

const read = () => readComments(store, said.part, said.release);

it('is kept with its answers, resolved and opened again', async () => {
  await comment({ ...said, ...about });
  await answerComment({ ...said, author: 'Meera', number: 1, text: 'On Monday.\r\nOr Tuesday.' });
  await resolveComment({ ...said, author: 'Meera', number: 1, isResolved: true });

  const [thread] = await read();
  expect(thread).toMatchObject({ author: 'Lata', section: 'Services', resolved: { author: 'Meera' } });
  expect(thread!.answers).toMatchObject([{ author: 'Meera', text: 'On Monday.\nOr Tuesday.' }]);
  const again = { ...said, number: 1, isResolved: true };
  expect(await resolveComment(again)).toBe('already-so');
  expect(await resolveComment({ ...again, isResolved: false })).toBe('reopened');
  expect(await read()).toMatchObject([{ resolved: null }]);
});

it('of several who write at once, each is kept', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => comment({ ...said, ...about, text })));

  expect((await read()).map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['nothing', { text: ' \n ' }, 'comment-unreadable'],
  ['too much', { text: 'a'.repeat(2_001) }, 'comment-unreadable'],
  ['escape sequences', { text: '\u001b[31mred' }, 'comment-unreadable'],
  ['a name of two lines', { author: 'Lata\nRao' }, 'words-not-plain'],
  ['a release that there is not', { release: '0'.repeat(16) }, 'release-unknown'],
])('of %s is refused', async (_, changes, code) => {
  await expect(comment({ ...said, ...about, ...changes })).rejects.toMatchObject({ code });
  expect(await read()).toEqual([]);
});

it('that there is not cannot be answered', async () => {
  await expect(answerComment({ ...said, number: 4, text: 'Yes' })).rejects.toMatchObject({
    code: 'comment-unknown',
  });
});
