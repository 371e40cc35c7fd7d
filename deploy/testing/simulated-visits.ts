import type { Side } from '../guard/evaluate';

/** How visits go with a version, as probabilities. */
export interface Behaviour {
  starts: number;
  /** Of landing. */
  fails: number;
  /** Slower than three of four visits before, by either figure. */
  slow: number;
}

/** A version that nothing is wrong with: some leave before the site started, and old browsers fail. */
export const WELL: Behaviour = { starts: 0.97, fails: 0.01, slow: 0.25 };

export function aSide(): Side {
  return {
    arrivals: 0,
    starts: 0,
    failures: { shell: 0, landing: 0, legal: 0 },
    lcp: { measured: 0, slow: 0 },
    inp: { measured: 0, slow: 0 },
  };
}

/** A visit that goes as it may. */
export function visit(side: Side, { starts, fails, slow }: Behaviour, random: () => number): void {
  side.arrivals += 1;
  if (random() >= starts) return;
  side.starts += 1;
  for (const part of Object.keys(side.failures)) {
    const share = part === 'landing' ? fails : WELL.fails;
    if (random() < share) side.failures[part]! += 1;
  }
  for (const vital of [side.lcp, side.inp]) {
    vital.measured += 1;
    if (random() < slow) vital.slow += 1;
  }
}

/** Many visits that go as they may. */
export function visits(count: number, behaviour: Behaviour, random: () => number): Side {
  const side = aSide();
  for (let made = 0; made < count; made += 1) visit(side, behaviour, random);
  return side;
}

// Asked for by name at each call, Jest's sandbox makes it ten times slower.
const { imul } = Math;

/** The same numbers from 0 to 1 at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
