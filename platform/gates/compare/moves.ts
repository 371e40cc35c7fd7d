import { isDeepStrictEqual } from 'node:util';
import { type Change, changeOf, sectionOf, whatOf, wordsOf } from './change';
import type { TextBlock } from './page-text';

/**
 * Tells what is gone from one place and new in another as one move: from which section it came, or where in its list it is now.
 * @param before what the page said
 * @param after what it says
 */
export function withMoves(changes: Change[], before: TextBlock[], after: TextBlock[]): Change[] {
  const origins = originsOf(changes);
  const told = new Set(origins.values());
  const moved = after.filter((block) => [...origins.keys()].some((change) => isOf(change, block)));
  return changes
    .filter((change) => !told.has(change))
    .flatMap((change): Change | Change[] => {
      const origin = origins.get(change);
      if (!origin) return change;
      const now = { ...change, before: origin.before };
      if (now.before !== now.after) return { ...now, kind: 'changed' };
      if (!isDeepStrictEqual(origin.section, change.section))
        return { ...now, kind: 'moved', from: origin.section };
      const at = after.findIndex((block) => isOf(change, block));
      return moved.some((other) => goesWith(after, at, other)) ? [] : moveInList(after[at]!, before, after);
    });
}

/** By what is new, what is gone that it was: it says the same, or is in the same place of an entry that moved, as its number. */
function originsOf(changes: Change[]): Map<Change, Change> {
  const gone = changes.filter(({ kind }) => kind === 'removed');
  const added = changes.filter(({ kind }) => kind === 'added');
  const origins = new Map<Change, Change>();
  const pair = (change: Change, found: Change[]) => {
    const origin = found.find(({ section }) => isDeepStrictEqual(section, change.section)) ?? found[0];
    if (!origin) return;
    origins.set(change, origin);
    gone.splice(gone.indexOf(origin), 1);
  };
  const alike = (change: Change) => gone.filter(({ what }) => what === change.what);
  for (const change of added) {
    const same = alike(change).filter(({ before }) => before === change.after);
    pair(change, same);
  }
  const entries = [...origins.keys()].filter(({ section, after }) => section.at(-1) === after);
  for (const change of added.filter((one) => !origins.has(one))) {
    const { section } = change;
    if (!entries.some((entry) => isDeepStrictEqual(entry.section, section))) continue;
    const inPlace = alike(change).filter((one) => isDeepStrictEqual(one.section, section));
    pair(change, inPlace);
  }
  return origins;
}

/** Whether a block is where another is: a link with its words, and what an entry says with the entry's heading. */
function goesWith(blocks: TextBlock[], at: number, other: TextBlock): boolean {
  const block = blocks[at]!;
  if (block === other) return false;
  const words = block.kind === 'link' && blocks.slice(0, at).findLast(({ kind }) => kind !== 'link');
  const around = sectionOf(other);
  const isInside = isDeepStrictEqual(sectionOf(block).slice(0, around.length), around);
  return words === other || (other.kind === 'heading' && isInside);
}

/** An entry that has another place in its list. Of two neighbours that changed places, the upper one is told. */
function moveInList(entry: TextBlock, before: TextBlock[], after: TextBlock[]): Change {
  const upper = entryAbove(entry, after);
  const isSwapped =
    upper &&
    keyOf(entryAbove(upper, before)) === keyOf(entry) &&
    keyOf(entryAbove(upper, after)) === keyOf(entryAbove(entry, before));
  const told = isSwapped ? upper : entry;
  const above = entryAbove(told, after);
  const follows = above ? wordsOf(above) : null;
  return { ...changeOf(told, told), kind: 'moved', section: listOf(told), follows };
}

/** What is above an entry in its list, or above a text in its section; undefined above the first. */
function entryAbove(entry: TextBlock, blocks: TextBlock[]): TextBlock | undefined {
  const at = blocks.findIndex((block) => keyOf(block) === keyOf(entry));
  const isNext = (block: TextBlock) =>
    (entry.kind === 'text' ? block.kind !== 'link' : block.kind === entry.kind) &&
    isDeepStrictEqual(listOf(block), listOf(entry));
  return blocks.slice(0, Math.max(0, at)).findLast(isNext);
}

/** Where the list of an entry is: an entry with a heading is a section of its own. */
function listOf(entry: TextBlock): string[] {
  return sectionOf(entry).slice(0, entry.kind === 'heading' ? -1 : undefined);
}

function isOf({ what, section, after }: Change, block: TextBlock): boolean {
  return keyOf(block) === JSON.stringify([what, section, after]);
}

const keyOf = (block: TextBlock | undefined) =>
  block && JSON.stringify([whatOf(block), sectionOf(block), wordsOf(block)]);
