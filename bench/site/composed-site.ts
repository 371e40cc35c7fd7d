import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Checkout } from '../../e2e/support/checkout';
import { supplyEverything } from '../../e2e/support/supply-everything';
import { BenchError, type Progress } from '../command';

const ownStore = join(__dirname, '../../.cache/bench-store');

/**
 * The store to measure: the one that was named, or else one into which the working copy is published and promoted.
 * @returns the path of its folder
 * @throws BenchError when it is not there, or the working copy cannot be published
 */
export async function storeToMeasure(named: string | undefined, progress: Progress): Promise<string> {
  if (named === undefined) return publishWorkingCopy(progress);
  if (existsSync(named)) return resolve(named);
  throw new BenchError(`There is no store at ${named}. Name another, or leave --store out.`);
}

/**
 * Publishes and promotes the working copy into a store of its own: the site as visitors will see it, but at no public
 * address. Placeholders would not do: they are longer than what they stand for, and looking for a font that has their
 * brackets takes a cheap phone 30 ms.
 */
async function publishWorkingCopy(progress: Progress): Promise<string> {
  rmSync(ownStore, { recursive: true, force: true });
  const checkout = Checkout.make('Benchmark');
  try {
    supplyEverything(checkout, null);
    for (const command of ['publish --all', 'promote']) {
      progress(`site ${command}: the working copy, with everything supplied`);
      await checkout.site(ownStore, ...command.split(' '));
    }
    return ownStore;
  } catch (cause) {
    throw new BenchError(`${(cause as Error).message.trim()}\nCorrect what it names, then measure again.`);
  } finally {
    checkout.remove();
  }
}
