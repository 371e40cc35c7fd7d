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

/** What is different between two readings of a page, in reading order, each thing once. */
export function compareBlocks(before: TextBlock[], after: TextBlock[]): Change[] {
  const changes: Change[] = [];
  let removed: TextBlock[] = [];
  const runs = diffArrays(before, after, { comparator: (one, other) => keyOf(one) === keyOf(other) });
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
function keyOf(block: TextBlock): string {
  return JSON.stringify([whatOf(block), block.text, block.kind === 'picture' && block.label]);
}

/** Pairs each added piece with the removed one that is most likely its earlier form: by words, else by place. */
function replaced(removed: TextBlock[], added: TextBlock[]): Change[] {
  const isAlike = added.some((block) => removed.some((old) => isSuccessor(old, block)));
  if (!isAlike && removed.length === added.length)
    return added.flatMap((block, i) => inPlace(removed[i]!, block));

  const left = [...removed];
  const changes: Change[] = [];
  for (const block of added) {
    const index = left.findIndex((old) => isSuccessor(old, block));
    const passed = left.splice(0, index + 1);
    const old = passed.pop() ?? null;
    changes.push(...passed.map((gone) => change(gone, null)), change(old, block));
  }
  return [...changes, ...left.map((gone) => change(gone, null))];
}

function inPlace(old: TextBlock, block: TextBlock): Change[] {
  return whatOf(old) === whatOf(block) ? [change(old, block)] : [change(old, null), change(null, block)];
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
