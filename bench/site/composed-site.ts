import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './running-server';
import { Checkout } from '../../e2e/support/checkout';
import { serveSite } from '../../e2e/support/site-command';
import { supplyEverything } from '../../e2e/support/supply-everything';
import type { Progress } from '../bench-command';
import { BenchError } from '../bench-error';

const cache = join(__dirname, '../../.cache');

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
  const folder = store ?? (await publishWorkingCopy(progress));
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

/**
 * Publishes and promotes the working copy into a store of its own: the site as visitors will see it, but at no public
 * address.
 * @returns the store's folder
 * @throws BenchError
 */
export async function publishWorkingCopy(progress: Progress): Promise<string> {
  const store = join(cache, 'bench-store');
  rmSync(store, { recursive: true, force: true });
  const checkout = Checkout.make('Benchmark');
  try {
    supplyEverything(checkout, null);
    for (const command of ['publish --all', 'promote']) {
      progress(`site ${command}: the working copy, with everything supplied`);
      await checkout.site(store, ...command.split(' '), '--message', 'For the benchmark');
    }
  } catch (cause) {
    throw new BenchError((cause as Error).message.trim(), 'Put right what it names, then measure again.');
  } finally {
    checkout.remove();
  }
  return store;
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
