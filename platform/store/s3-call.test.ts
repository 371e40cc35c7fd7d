import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { S3Calls } from './s3-call';

const calls = new S3Calls({ triesForMs: 0, silenceMs: 200 });

/** A call that ends when it is given up. */
const ended = (abortSignal: AbortSignal) =>
  new Promise<never>((_, reject) => (abortSignal.onabort = () => reject(new Error('given up'))));

it('a server that says nothing is given up', async () => {
  await expect(calls.once(({ abortSignal }) => ended(abortSignal))).rejects.toThrow('no answer within 1 s');
});

it('an answer that came while this process had no time to hear it is taken', async () => {
  // In the last phase of the event loop: timers come next, and then what was received.
  await setImmediate();
  const answer = calls.once(({ abortSignal }) => Promise.race([stat(__filename), ended(abortSignal)]));
  for (const begun = performance.now(); performance.now() - begun < 500;);

  expect((await answer).isFile()).toBe(true);
});
