import type { overflow } from './in-page';
import type { View } from './views';

/** Something that a view of a page fails. */
export interface Finding {
  /** What the view is held to: `starts`, `layout-shift` … */
  check: string;
  message: string;
}

/** What was seen in one view of a page. */
export interface Facts {
  /** Status of the answer. */
  status: number;
  /** The address that the page left for by itself; null where it stayed. */
  leftFor: string | null;
  /** Whether React took the page over; null where it is not to. */
  isHydrated: boolean | null;
  /** Errors and warnings of the console. */
  messages: string[];
  /** Errors that no code caught. */
  uncaught: string[];
  /** Requests that failed: `404 /favicon.ico`. */
  failed: string[];
  /** Cumulative Layout Shift. */
  shift: number;
  brokenPictures: string[];
  overflow: Overflow;
  /** Of the main part. */
  words: string;
  /** Rules of axe that are broken, with the elements; null where it was not asked. */
  violations: string[] | null;
  /** What the keyboard does not reach; null where it was not tried. */
  unreachable: string[] | null;
  /** In a window of 320 px; null where it was not tried. */
  narrow: Overflow | null;
  /** On paper; null where it was not tried. */
  print: { overflow: Overflow; words: string } | null;
}

type Overflow = ReturnType<typeof overflow>;

/**
 * What is less reads as 0.00, the site's budget for Cumulative Layout Shift (https://web.dev/cls calls 0.1 good). The brand's
 * letters take the place of the device's by up to 0.002 (decision 26), which no eye sees.
 */
const LEAST_SHIFT = 0.005;

/** How much of a page's words must be there without scripts or a remote: forms may need them. */
const LEAST_WORDS = 0.95;

/** What Chromium says of everything that a Content-Security-Policy refuses. */
const POLICY = /Content[- ]Security[- ]Policy/i;

/** Everything that one view of a page fails, on its own. */
export function findingsIn(view: View, facts: Facts): Finding[] {
  const { status, isHydrated, shift, violations, unreachable, narrow, print } = facts;
  const findings: Finding[] = [];
  const find = (check: string, message: string) => findings.push({ check, message });
  if (status !== 200) find('answers', `it answers with status ${status}`);
  if (facts.leftFor !== null) find('answers', `it leads to ${facts.leftFor}`);
  if (isHydrated === false)
    find('starts', 'its scripts do not take the page over: nothing on it answers beyond links');
  // Without a remote, its loader says so.
  if (view.missing === null) {
    const messages = unique(facts.messages);
    const refused = messages.filter((message) => POLICY.test(message));
    const others = messages.filter((message) => !POLICY.test(message));
    for (const message of refused) find('policy', brief(message));
    for (const message of others) find('console', `the console says: ${brief(message)}`);
  }
  for (const message of unique(facts.uncaught))
    find('console', `an error that no code caught: ${brief(message)}`);
  for (const request of unique(facts.failed)) find('requests', `a request fails: ${request}`);
  for (const address of unique(facts.brokenPictures)) find('pictures', `a picture is not there: ${address}`);
  if (shift >= LEAST_SHIFT) find('layout-shift', `its layout shifts while it loads, by ${shift.toFixed(3)}`);
  if (facts.overflow.by > 0) find('overflow', wider(facts.overflow, 'the window'));
  if (narrow && narrow.by > 0) find('overflow', wider(narrow, 'a window of 320 px'));
  for (const violation of violations ?? []) find('accessibility', violation);
  for (const name of unique(unreachable ?? [])) find('keyboard', `the keyboard does not reach "${name}"`);
  if (print && print.overflow.by > 0) find('print', wider(print.overflow, 'the paper'));
  if (print && print.words === '') find('print', 'nothing of its main part is printed');
  return findings;
}

/** What a view lacks of the words that the whole page shows on the same device. */
export function missingWords(facts: Facts, whole: Facts): Finding[] {
  const wordsOf = (text: string) => text.split(' ').filter(Boolean);
  const [all, there] = [wordsOf(whole.words), new Set(wordsOf(facts.words))];
  const kept = all.filter((word) => there.has(word)).length;
  if (kept >= all.length * LEAST_WORDS) return [];
  const share = Math.round((kept / all.length) * 100);
  return [{ check: 'words', message: `it shows ${share} % of the words of the whole page` }];
}

function wider({ by, elements }: Overflow, than: string): string {
  return `it is ${by} px wider than ${than}${elements.length > 0 ? `: ${elements.join(' … ')}` : ''}`;
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

/** Browsers name whole policies and stacks. */
function brief(message: string): string {
  const line = message.split('\n')[0]!;
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
