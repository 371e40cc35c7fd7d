import { NAMED_VALUES } from '@site/shared/site';
import { elementsOf, spaced, wordsOf } from '@site/composer';
import { finding, type SiteProblem } from '@site/errors';
import { groupsOf, formatCount } from '@site/text';
import type { PageGate } from './candidate';

/** Every page has a title, and exactly one heading of level 1 that says something. */
export const outlineGate: PageGate = ({ documents }) =>
  documents.flatMap(({ page, document }) => {
    const part = page.route?.remote ?? 'shell';
    const headings = elementsOf(document, 'h1').map(wordsOf);
    const told = headings.length > 0 ? ` (${headings.map((words) => `"${words}"`).join(', ')})` : '';
    const heading = finding(
      'page-heading',
      `The page ${page.path} has ${formatCount(headings.length, 'first-level heading')}${told}; a page has one, with words.`,
      `Give the page one h1 in ${part}, and publish it again.`,
    );
    const title = finding(
      'page-title',
      `The page ${page.path} has no title.`,
      `Give it one in the meta content of ${part}, and publish it again.`,
    );
    const isOne = headings.length === 1 && headings[0] !== '';
    return [...(isOne ? [] : [heading]), ...(page.title.trim() === '' ? [title] : [])];
  });

interface Loss {
  path: string;
  part: string;
  /** Of which the page is shown. */
  module: string;
  lost: string[];
  /** A business value's name that the page shows as it is; null for none. */
  unfilled: string | null;
}

/**
 * Every page says the sentences that its remote says are on it, as often as the remote says them: none was lost on the
 * way from content to HTML. What a page lost alike in several languages is told once, in the first.
 */
export const contentGate: PageGate = ({ documents }) => {
  const losses = documents.flatMap(({ page, document }): Loss[] => {
    const { path } = page;
    const texts = (page.facts?.texts ?? []).map(spaced);
    const mains = elementsOf(document, 'main');
    const within = mains.flatMap((element) => elementsOf(element));
    // What is said to those who do not see it, each by itself.
    const names = within.flatMap(({ attribs }) => [attribs.alt, attribs['aria-label']]);
    const said = [...mains.map(wordsOf), ...names.flatMap((name) => (name ? [spaced(name)] : []))];
    const lost = [...new Set(texts)].filter(
      (text) => timesIn(said, text) < texts.filter((other) => other === text).length,
    );
    if (lost.length === 0) return [];
    const { remote: part = 'shell', module = path } = page.route ?? {};
    const [unfilled = null] = said.flatMap((words) => NAMES.exec(words)?.[0] ?? []);
    return [{ path, part, module, lost, unfilled }];
  });
  const keyOf = ({ part, module, lost, unfilled }: Loss) => [part, module, lost.length, unfilled].join();
  return groupsOf(losses, keyOf).map(problemOf);
};

function problemOf([first, ...others]: [Loss, ...Loss[]]): SiteProblem {
  const { path, part, lost, unfilled } = first;
  const also = others.length > 0 ? `, and so do ${others.map((other) => other.path).join(', ')}` : '';
  const texts = lost.map((text) => `\n    ${text}`).join('');
  // A section that shows a text as it stands in the content does not put business values into it.
  const [fact, remedy] =
    unfilled === null
      ? [
          `lacks ${formatCount(lost.length, 'text')} of its content files`,
          `List the section that shows them in the page of ${part}, or remove its content file`,
        ]
      : [
          `shows ${unfilled} as it is, because its section puts no business value into this text`,
          'Write the words themselves there, or have a developer fill the text in (fillIn) in its section',
        ];
  return finding(
    'content-lost',
    `The page ${path} ${fact}${also}:${texts}`,
    `${remedy}; then publish ${part} again.`,
  );
}

/** A business value's name, as it stands in content. */
const NAMES = new RegExp(`\\{(${NAMED_VALUES.join('|')})\\}`);

function timesIn(said: string[], text: string): number {
  let times = 0;
  for (const words of said)
    for (let at = words.indexOf(text); at !== -1; at = words.indexOf(text, at + text.length)) times += 1;
  return times;
}
