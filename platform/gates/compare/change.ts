import type { TextBlock } from './page-text';

/** One thing that a visitor finds different. */
export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  what: 'text' | 'picture' | 'link' | 'title' | 'description' | 'search' | 'look';
  /** Where on the page, from the outside in: `['5. User rights', '5.2 How to ask']`; empty for the page itself. */
  section: string[];
  /** Where it was before, for what was moved to another section. */
  from?: string[];
  /** For what was moved within its section, what it stands after now; null where it is the first. */
  follows?: string | null;
  /** Null for what was added. */
  before: string | null;
  /** Null for what was removed. */
  after: string | null;
}

/** A piece of a page that is another, or new, or gone. @param before and after: one of them may be null */
export function changeOf(before: TextBlock | null, after: TextBlock | null): Change {
  const block = (after ?? before) as TextBlock;
  return {
    kind: before && after ? 'changed' : after ? 'added' : 'removed',
    what: whatOf(block),
    section: sectionOf(block),
    before: before && wordsOf(before),
    after: after && wordsOf(after),
  };
}

/** What a visitor would call it. */
export function whatOf({ kind }: TextBlock): 'text' | 'picture' | 'link' {
  return kind === 'picture' || kind === 'link' ? kind : 'text';
}

/** Where on the page it stands, from the outside in. */
export function sectionOf({ region, under }: TextBlock): string[] {
  return region === 'main' ? under : [region === 'header' ? 'Header' : 'Footer', ...under];
}

/** What it says; of a link also where it leads, of a picture also its file. */
export function wordsOf({ kind, text, label }: TextBlock): string {
  if (kind === 'link') return `${label || 'link'} → ${readable(text)}`;
  if (kind === 'picture') return text ? `${text} (${label})` : (label ?? '');
  return text;
}

/** An address with its words as one reads them; what turns the direction of writing stays encoded, as it could make it look like another. */
function readable(address: string): string {
  try {
    return decodeURI(address).replace(/\p{Bidi_Control}/gu, encodeURIComponent);
  } catch {
    return address;
  }
}
