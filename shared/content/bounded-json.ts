import { z } from 'zod';

/** Content has some five levels, and structured data for search engines as many. */
const MAX_LEVELS = 30;

/** Any JSON value that is not nested deeper than a program can follow: checks and renderers call themselves for each level. */
export const boundedJson = z
  .unknown()
  .refine((value) => levelsWithin(value, MAX_LEVELS), `is nested more than ${MAX_LEVELS} levels deep`)
  .pipe(z.json());

function levelsWithin(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}
