/** What this browser keeps under a key; null for nothing, and where its memory is closed to pages. */
export const recall = <Kept>(key: string) =>
  inMemory((memory) => JSON.parse(memory.getItem(key) ?? 'null') as Kept | null);

/** Has this browser keep something under a key; null for nothing any more. */
export const remember = (key: string, what: unknown) =>
  inMemory((memory) => (what === null ? memory.removeItem(key) : memory.setItem(key, JSON.stringify(what))));

/** Uses this browser's memory; null where it is full, or closed to pages. */
function inMemory<Result>(answer: (memory: Storage) => Result): Result | null {
  try {
    return answer(localStorage);
  } catch {
    return null;
  }
}
