import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { type Change, changeOf, whatOf, wordsOf } from './change';
import { withMoves } from './moves';
import type { TextBlock } from './page-text';

/** Texts that share less than this of their words are told as one removed and one added. */
const ALIKE = 0.5;

/** A piece of a page; of an entry's heading, with what stands before it in that entry: its picture, its number. */
interface Piece {
  block: TextBlock;
  lead: Piece[];
}

/** What is different between two readings of a page, in reading order, each thing once. */
export function compareBlocks(before: TextBlock[], after: TextBlock[]): Change[] {
  const changes: Change[] = [];
  let removed: Piece[] = [];
  const runs = diffArrays(piecesOf(before), piecesOf(after), {
    comparator: (one, other) => keyOf(one) === keyOf(other),
  });
  // A removed run comes right before the added one that took its place.
  for (const run of runs) {
    if (run.removed) {
      removed = run.value;
      continue;
    }
    changes.push(...replaced(removed, run.added ? run.value : []));
    removed = [];
  }
  changes.push(...replaced(removed, []));
  return once(withMoves(changes, before, after));
}

/** The picture of an entry is compared with what that entry had: a neighbour may have the same one. */
function piecesOf(blocks: TextBlock[]): Piece[] {
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const isLead = ({ block: { kind, under } }: Piece) =>
      kind !== 'heading' && under.length > 0 && isDeepStrictEqual(under, block.under);
    const first = block.kind === 'heading' ? pieces.findLastIndex((piece) => !isLead(piece)) + 1 : Infinity;
    pieces.push({ block, lead: pieces.splice(first) });
  }
  return pieces;
}

/** The words of two texts in one: those that both have, and those of one alone. */
export function markedWords(
  before: string,
  after: string,
): { text: string; isIn: 'both' | 'before' | 'after' }[] {
  // The last word ends as the others do: with more words after it, it is the same one.
  const words = (text: string) => `${text} `.split(/(?<=\s)/);
  return diffArrays(words(before), words(after)).map(({ added, removed, value }) => ({
    text: value.join(''),
    isIn: added ? 'after' : removed ? 'before' : 'both',
  }));
}

/** Says each thing once, however often the page shows it (as a menu for phones and one for desktops). */
export function once(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** What makes two pieces the same for a reader: the words, not whether they are a heading. */
function keyOf({ block, lead }: Piece): string {
  return JSON.stringify([
    whatOf(block),
    block.text,
    block.kind === 'picture' && block.label,
    lead.map(keyOf),
  ]);
}

/** Pairs each added piece with the removed one that is most likely its earlier form: by words, else by place. */
function replaced(removed: Piece[], added: Piece[]): Change[] {
  for (const [at, piece] of added.entries()) {
    const index = removed.findIndex((old) => isSuccessor(old.block, piece.block));
    if (index >= 0)
      return [
        ...inPlace(removed.slice(0, index), added.slice(0, at)),
        ...changed(removed[index]!, piece),
        ...replaced(removed.slice(index + 1), added.slice(at + 1)),
      ];
  }
  return inPlace(removed, added);
}

/** Of pieces with no words in common, as many as there were are told as changed. */
function inPlace(removed: Piece[], added: Piece[]): Change[] {
  const isSame = (block: TextBlock, index: number) => whatOf(block) === whatOf(removed[index]!.block);
  if (removed.length === added.length)
    return added.flatMap((piece, index) =>
      isSame(piece.block, index)
        ? changed(removed[index]!, piece)
        : [...changed(removed[index]!, null), ...changed(null, piece)],
    );
  return [
    ...removed.flatMap((piece) => changed(piece, null)),
    ...added.flatMap((piece) => changed(null, piece)),
  ];
}

function isSuccessor(old: TextBlock, block: TextBlock): boolean {
  if (whatOf(old) !== whatOf(block)) return false;
  if (whatOf(block) === 'link') return old.label === block.label;
  if (whatOf(block) === 'picture') return old.text === block.text || stemOf(old) === stemOf(block);
  return likeness(old.text, block.text) >= ALIKE;
}

/** How much of two texts is the same, by their words' length: 0 to 1. */
function likeness(before: string, after: string): number {
  const runs = diffArrays(before.split(' '), after.split(' '));
  const lengthOf = (wanted: boolean) =>
    runs.reduce(
      (sum, { added, removed, value }) => sum + ((added || removed) === wanted ? value.join('').length : 0),
      0,
    );
  return lengthOf(false) / (lengthOf(false) + lengthOf(true) / 2);
}

/** What is different between two forms of a piece, with what stands before it. */
function changed(before: Piece | null, after: Piece | null): Change[] {
  const [old, now] = [before?.block ?? null, after?.block ?? null];
  return [
    ...inPlace(before?.lead ?? [], after?.lead ?? []),
    ...(old && now && wordsOf(old) === wordsOf(now) ? [] : [changeOf(old, now)]),
  ];
}

/** The name of a picture's file without the digest of its content. */
function stemOf({ label }: TextBlock): string {
  return (label ?? '').split('.')[0] ?? '';
}
