/** How many calls of a store make sense at once: enough for a distant one, with few bytes in memory. */
const CALLS_AT_ONCE = 32;

/**
 * Does one thing for each item, so many at a time, and gives back the results in the items' order. After a failure
 * no further item is begun; the first failure is thrown once those under way have ended.
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  limit = CALLS_AT_ONCE,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const failures: unknown[] = [];
  let next = 0;

  async function work(): Promise<void> {
    while (next < items.length && failures.length === 0) {
      const index = next++;
      try {
        results[index] = await act(items[index]!);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
