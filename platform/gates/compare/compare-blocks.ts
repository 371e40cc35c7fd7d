import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import type { TextBlock } from './read-blocks';

/** One thing that a visitor finds different. */
export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  what: 'text' | 'picture' | 'link' | 'title' | 'description' | 'search';
  /** Where on the page, from the outside in: `['5. User rights', '5.2 How to ask']`; empty for the page itself. */
  section: string[];
  /** Where it was before, for what was moved. */
  from?: string[];
  /** Null for what was added. */
  before: string | null;
  /** Null for what was removed. */
  after: string | null;
}

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
  return once(withMoves(changes));
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
  const words = (text: string) => text.split(/(?<=\s)/);
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
    ...(old && now && wordsOf(old) === wordsOf(now) ? [] : [change(old, now)]),
  ];
}

function change(before: TextBlock | null, after: TextBlock | null): Change {
  const block = (after ?? before) as TextBlock;
  return {
    kind: before && after ? 'changed' : after ? 'added' : 'removed',
    what: whatOf(block),
    section: sectionOf(block),
    before: before && wordsOf(before),
    after: after && wordsOf(after),
  };
}

/** What went from one place and came to another is told as one move. */
function withMoves(changes: Change[]): Change[] {
  const gone = changes.filter(({ kind }) => kind === 'removed');
  const origins = new Map<Change, Change>();
  for (const added of changes.filter(({ kind }) => kind === 'added')) {
    const index = gone.findIndex(({ what, before }) => what === added.what && before === added.after);
    if (index >= 0) origins.set(added, gone.splice(index, 1)[0] as Change);
  }
  const told = new Set(origins.values());
  return changes
    .filter((change) => !told.has(change))
    .map((change) => {
      const origin = origins.get(change);
      return origin ? { ...change, kind: 'moved', before: origin.before, from: origin.section } : change;
    });
}

function whatOf({ kind }: TextBlock): 'text' | 'picture' | 'link' {
  return kind === 'picture' || kind === 'link' ? kind : 'text';
}

function sectionOf({ region, under }: TextBlock): string[] {
  return region === 'main' ? under : [region === 'header' ? 'Header' : 'Footer', ...under];
}

function wordsOf({ kind, text, label }: TextBlock): string {
  if (kind === 'link') return `${label || 'link'} → ${text}`;
  if (kind === 'picture') return text ? `${text} (${label})` : (label ?? '');
  return text;
}

/** The name of a picture's file without the digest of its content. */
function stemOf({ label }: TextBlock): string {
  return (label ?? '').split('.')[0] ?? '';
}
