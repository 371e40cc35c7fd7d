import { randomBytes } from 'node:crypto';
import {
  type NamedDeployment,
  deploymentKey,
  deploymentOf,
  listTimeStamps,
  readLivePointer,
  readTimeStamp,
  timeStampRequest,
  walkChain,
  writeTimeStamp,
} from '@site/ledger';
import type { Store } from '@site/store';
import { formatTime } from '@site/text';
import { isBefore } from './check-time-stamp';

interface StampRequest {
  store: Store;
  /** Of the time-stamping authority; without it, nothing is done. */
  url: string | undefined;
  progress: (sentence: string) => void;
  /** How long its answer may take, in ms. */
  timeoutMs?: number;
}

/** How far back deployments without a time-stamp are looked for; an authority that was silent for a while is caught up with. */
const DEPLOYMENTS = 50;
/** An answer takes a fraction of a second; a promotion waits no longer for one. */
const TIMEOUT_MS = 5_000;
/** An answer with its certificates has some kilobytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Fetches the time-stamps that deployments lack, newest first; at the first that fails it stops, and the next time goes on.
 * Never fails: what is live is live.
 * @returns names of the deployments that have one now
 */
export async function stampDeployments({
  store,
  url,
  progress,
  timeoutMs = TIMEOUT_MS,
}: StampRequest): Promise<string[]> {
  if (!url) return [];
  const done: string[] = [];
  try {
    for (const { name, record } of await unstamped(store)) {
      const { body } = (await store.read(deploymentKey(name)))!;
      await writeTimeStamp(store, name, await fetchTimeStamp(url, { body, madeAt: record.time }, timeoutMs));
      done.push(name);
    }
  } catch (error) {
    progress(
      `The deployment is live, and has no time-stamp yet: ${(error as Error).message}. It is asked for again by: npm run site -- tick`,
    );
  }
  return done;
}

async function unstamped(store: Store): Promise<NamedDeployment[]> {
  const live = await readLivePointer(store);
  const stamped = await listTimeStamps(store);
  const found: NamedDeployment[] = [];
  let read = 0;
  for await (const deployment of walkChain(store, live && deploymentOf(live))) {
    if (!stamped.has(deployment.name)) found.push(deployment);
    if ((read += 1) >= DEPLOYMENTS) break;
  }
  return found;
}

/** One time-stamp, checked before it is kept. @throws Error with what went wrong */
async function fetchTimeStamp(
  url: string,
  { body, madeAt }: { body: Buffer; madeAt: string },
  timeoutMs: number,
): Promise<Buffer> {
  const nonce = randomBytes(8);
  const answer = await ask(url, await timeStampRequest(body, nonce), timeoutMs);
  try {
    const { time } = await readTimeStamp(answer, body, { nonce });
    if (isBefore(time, madeAt)) throw new Error(`its time, ${formatTime(time)}, is before it was made`);
  } catch (error) {
    throw new Error(`what ${url} answered is no time-stamp of it, ${(error as Error).message}`);
  }
  return answer;
}

/** Over HTTP, as RFC 3161 §3.4 says. */
async function ask(url: string, request: Buffer, timeoutMs: number): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(request),
      // Another address was not named, and gets nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      if ((size += chunk.length) > MAX_BYTES) throw new Error('the answer is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`${url} did not answer (${cause instanceof Error ? cause.message : message})`);
  }
}
