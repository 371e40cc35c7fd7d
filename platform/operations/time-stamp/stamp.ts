import { randomBytes } from 'node:crypto';
import { TimeStamps, deploymentKey, readChain, type StoredDeployment } from '@site/ledger';
import { type Store, CLOCK_TOLERANCE_MS } from '@site/store';
import { formatTime } from '@site/text';
import { type TimeStamp, readTimeStamp, timeStampRequest } from './rfc-3161';

interface StampRequest {
  store: Store;
  /** Of the time-stamping authority; without it, nothing is done. */
  url: string | undefined;
  progress: (sentence: string) => void;
  /** How long its answer may take, in ms. */
  timeoutMs?: number;
}

/** How far back deployments without a time-stamp are looked for; an authority that was silent for a while is caught up with. */
const MAX_DEPLOYMENTS = 50;
/** An answer takes a fraction of a second; a promotion waits no longer for one. */
const TIMEOUT_MS = 5_000;
/** An answer with its certificates has some kilobytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Fetches the time-stamps that deployments lack, newest first; at the first that fails it stops, and the next time goes on.
 * Never fails: what is live is live.
 * @returns names of the deployments that have one now
 */
export async function stampDeployments(request: StampRequest): Promise<string[]> {
  const { store, url, progress, timeoutMs = TIMEOUT_MS } = request;
  if (!url) return [];
  const done: string[] = [];
  try {
    const stamped = await new TimeStamps(store).list();
    const { deployments } = await readChain(store, undefined, MAX_DEPLOYMENTS);
    for (const { name, record } of deployments.filter((one) => !stamped.has(one.name))) {
      const { body } = (await store.read(deploymentKey(name)))!;
      const stamp = await fetchTimeStamp(url, body, record.time, timeoutMs);
      await new TimeStamps(store).write(name, stamp);
      done.push(name);
    }
  } catch (error) {
    progress(
      `The deployment is live, and has no time-stamp yet: ${(error as Error).message}. It is asked for again by: npm run site -- tick`,
    );
  }
  return done;
}

/** One time-stamp, checked before it is kept. @throws Error with what went wrong */
async function fetchTimeStamp(url: string, body: Buffer, madeAt: string, timeoutMs: number): Promise<Buffer> {
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

/**
 * Checks the time-stamp of a deployment: over its bytes, signed, not from before the deployment says that it was made.
 * @param roots certificates that are trusted, as PEM
 * @returns what was found, in a sentence; `holds` is null where it could be checked in part alone, as no root was given
 */
export async function checkTimeStamp(
  { name, record }: StoredDeployment,
  body: Buffer,
  response: Buffer,
  roots?: string,
): Promise<{ holds: boolean | null; fact: string }> {
  let stamp: TimeStamp;
  try {
    stamp = await readTimeStamp(response, body, { roots });
  } catch (error) {
    const fact = `The time-stamp of deployment ${name} is none: ${(error as Error).message}.`;
    return { holds: false, fact };
  }
  const { time, authority, isTrusted } = stamp;
  const says = `${authority} had deployment ${name} at ${formatTime(time)}`;
  if (isBefore(time, record.time))
    return {
      holds: false,
      fact: `${says}, which is before it says that it was made, ${formatTime(record.time)}.`,
    };
  const fact = {
    true: `${says}: its time-stamp is signed by a certificate of a trusted root.`,
    false: `${says}, by a certificate that comes from none of the trusted roots.`,
    null: `${says}, as its time-stamp says, whose signature holds. Whose certificate that is, is not checked: name the authority's root with SITE_TIMESTAMP_CA.`,
  }[`${isTrusted}`];
  return { holds: isTrusted, fact };
}

/** Whether an authority says that it had a deployment before the deployment says that it was made: one of them lies. */
function isBefore(time: Date, madeAt: string): boolean {
  return time.getTime() < Date.parse(madeAt) - CLOCK_TOLERANCE_MS;
}

/** A record is stored within so many ms of being made: a publish stores its manifest after its build and all its files. */
const STORED_WITHIN_MS = 60 * 60_000;

/** A deployment goes live so many ms after it was made, or never: its promoter confirms it with a passkey, which may take 100 s. */
export const GOING_LIVE_MS = 120_000;

/** How the time that a record names differs from the store's: dated `ahead` of being stored, or stored too `late` for it. */
export function disagreement(says: number, written: number): 'ahead' | 'late' | null {
  if (says > written + CLOCK_TOLERANCE_MS) return 'ahead';
  return written > says + STORED_WITHIN_MS ? 'late' : null;
}
