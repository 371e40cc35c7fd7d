import { aWebHook, type WebHook } from '../../testing/a-web-hook';
import { notify } from './web-hook';

const CHANGE = {
  what: 'promoted',
  text: 'Deployment 2 is live',
  details: { deployment: '000002-0123456789ab' },
};

let hook: WebHook;
let said: string[];

beforeEach(async () => {
  hook = await aWebHook();
  said = [];
});
afterEach(() => hook.close());

const send = (changes: Partial<Parameters<typeof notify>[0]> = {}) =>
  notify({
    url: hook.url,
    secret: hook.secret,
    author: 'Asha',
    changes: [CHANGE],
    progress: (sentence) => said.push(sentence),
    // A busy machine answers late; only who waits for no answer makes it short.
    timeoutMs: 10_000,
    pauses: [10, 10],
    ...changes,
  });

it('sends each change with who made it, signed', async () => {
  await send({ changes: [CHANGE, { ...CHANGE, what: 'rolled-back' }] });

  expect(hook.deliveries.map(({ body }) => body.type)).toEqual(['promoted', 'rolled-back']);
  expect(hook.deliveries[0]!.body).toMatchObject({ text: CHANGE.text, author: 'Asha', data: CHANGE.details });
  expect(hook.deliveries.map(hook.isSigned)).toEqual([true, true]);
  expect(said).toEqual([]);
});

it.each([
  ['<https://evil.example|Approve it here>', '‹https://evil.example|Approve it here›'],
  ['<!channel> [Approve it](https://evil.example)', '‹!channel› [Approve it] (https://evil.example)'],
  ['@channel, (@asha)', '@ channel, (@ asha)'],
  ['Asha Rao <asha@brand.in> put it live', 'Asha Rao ‹asha@brand.in› put it live'],
])('chats show words, and make no link or call to everybody of them: %s', async (text, shown) => {
  await send({ changes: [{ ...CHANGE, text }] });

  expect(hook.deliveries[0]!.body.text).toBe(shown);
});

it('tries again under the same id, so that no message comes twice', async () => {
  hook.statuses.push(503, null);

  await send({ timeoutMs: 1_000 });

  const ids = hook.deliveries.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(said).toEqual([]);
});

it.each([
  ['refuses', 500, {}, /it answered with status 500/],
  ['never answers', null, { timeoutMs: 200 }, /it did not answer/],
  ['sends it elsewhere', 307, {}, /status 307/],
])('says so, and fails nothing, when the hook %s', async (_, status, changes, fact) => {
  hook.statuses.push(status, status, status);

  await send(changes);

  expect(hook.deliveries).toHaveLength(3);
  expect(said).toEqual([expect.stringMatching(fact)]);
});

it.each([
  ['nothing listens', { url: 'http://127.0.0.1:9/' }, /it did not answer/],
  ['the address is none', { url: 'chat' }, /it did not answer/],
  ['there is no secret', { secret: undefined }, /SITE_NOTIFY_SECRET is missing/],
  ['its secret can be guessed', { secret: 'whsec_c2hvcnQ=' }, /SITE_NOTIFY_SECRET has fewer than 24 bytes/],
  ['its secret is no base64', { secret: '!'.repeat(40) }, /SITE_NOTIFY_SECRET has fewer than 24 bytes/],
])('says so, and fails nothing, when %s', async (_, changes, fact) => {
  await send(changes);

  expect(hook.deliveries).toEqual([]);
  expect(said).toEqual([expect.stringMatching(fact)]);
});
