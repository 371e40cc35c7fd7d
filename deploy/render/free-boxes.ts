import { RenderBox } from './render-box';

/** So long a process waits for another deployment of its part. */
const PATIENCE_MS = 2_000;

const free = new Map<string, Set<RenderBox>>();

/**
 * A box in which nothing runs: one whose process ran releases of the same part before, if there is one, since a start takes
 * a fifth of a second. The next deployment is in compartments of its own (`box-main.js`).
 */
export function takeBox(part: string): RenderBox {
  for (const box of free.get(part) ?? []) {
    free.get(part)?.delete(box);
    if (!box.isFree) continue;
    box.isAwaited = true;
    return box;
  }
  return new RenderBox();
}

/** Gives a box back when its deployment is composed. One that failed, or was asked and did not answer, is ended. */
export async function giveBack(part: string, box: RenderBox): Promise<void> {
  if (!box.isFree) return box.close();
  const ofPart = free.get(part) ?? new Set();
  free.set(part, ofPart.add(box));
  box.isAwaited = false;
  setTimeout(() => ofPart.delete(box) && void box.close(), PATIENCE_MS).unref();
}
