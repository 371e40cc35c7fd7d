import { RenderBox } from './render-box';

/** So long a process waits for another deployment of its part. */
const PATIENCE_MS = 2_000;

/** By part; each box with the timer that ends it. */
const free = new Map<string, Map<RenderBox, NodeJS.Timeout>>();

/**
 * A box in which nothing runs: one whose process ran releases of the same part before, if there is one, since a start takes
 * a fifth of a second. The next deployment is in compartments of its own (`box-main.js`).
 */
export function takeBox(part: string): RenderBox {
  for (const [box, timer] of free.get(part) ?? []) {
    clearTimeout(timer);
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
  const ofPart = free.get(part) ?? new Map<RenderBox, NodeJS.Timeout>();
  const end = () => {
    ofPart.delete(box);
    void box.close();
  };
  free.set(part, ofPart.set(box, setTimeout(end, PATIENCE_MS).unref()));
  box.isAwaited = false;
}
