import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSite, serveSite } from '../../e2e/support/site-command';
import { BenchError } from '../bench-error';
import type { Progress } from '../bench-command';
import type { RunningServer } from './running-server';

const cache = join(__dirname, '../../.cache');
const supplied = join(__dirname, '../../shared/testing/supplied-business-values.content.ts');

export interface SiteSource {
  /** Where the composed site is served already. */
  url?: string;
  /** A store whose live channel is to be served. */
  store?: string;
}

export interface ComposedSite extends RunningServer {
  /** The store that it is served from; null when somebody else serves it. */
  store: string | null;
}

/**
 * The composed site, served as production would: at an address, from a store, or (without either) of the working
 * copy, published and promoted into a store of its own.
 * @throws BenchError
 */
export async function openSite({ url, store }: SiteSource, progress: Progress): Promise<ComposedSite> {
  if (url) return { url: await reachable(url), store: null, stop: async () => undefined };
  const folder = store ?? publishWorkingCopy(progress);
  return { ...(await serveStore(folder)), store: folder };
}

/** Serves what is live in a store. @throws BenchError */
export async function serveStore(store: string): Promise<RunningServer> {
  if (!store.includes('://') && !existsSync(store)) {
    throw new BenchError(
      `There is no store at ${store}`,
      'Name another with --store, or leave it out to measure the working copy.',
    );
  }
  return asBenchError(() => serveSite(store), `The store ${store} could not be served`);
}

/** Publishes and promotes the working copy into a store of its own. @returns its folder */
export function publishWorkingCopy(progress: Progress): string {
  process.env.SITE_BUSINESS_VALUES ??= writeMeasuredValues();
  const store = join(cache, 'bench-store');
  rmSync(store, { recursive: true, force: true });
  for (const args of [
    ['publish', '--all', '--message', 'For the benchmark'],
    ['promote', '--message', 'For the benchmark'],
  ]) {
    progress(`site ${args[0]}: the working copy`);
    ship(store, args);
  }
  return store;
}

/**
 * The site as visitors will see it, but at no public address: placeholders are longer than what they stand for, and
 * looking for a font that has their brackets takes a cheap phone 40 ms.
 * @returns the file
 */
function writeMeasuredValues(): string {
  const file = join(cache, 'measured-values.content.ts');
  mkdirSync(cache, { recursive: true });
  const values = readFileSync(supplied, 'utf8');
  writeFileSync(file, values.replace(/siteOrigin: '[^']*'/, "siteOrigin: '⟦site address⟧'"));
  return file;
}

function ship(store: string, args: string[]): void {
  try {
    runSite(store, ...args);
  } catch (cause) {
    throw new BenchError((cause as Error).message.trim(), 'Put right what it names, then measure again.');
  }
}

async function reachable(url: string): Promise<string> {
  await asBenchError(() => fetch(url), `Nothing answers at ${url}`);
  return url.replace(/\/$/, '');
}

async function asBenchError<Result>(act: () => Promise<Result>, fact: string): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw new BenchError(`${fact}: ${(cause as Error).message}`, 'Start it, or name another.');
  }
}
