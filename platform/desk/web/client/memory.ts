/** Uses this browser's memory; null where it is full, or closed to pages. */
export function inMemory<Result>(answer: (memory: Storage) => Result): Result | null {
  try {
    return answer(localStorage);
  } catch {
    return null;
  }
}
