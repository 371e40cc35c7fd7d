import { NAMED_VALUES } from '@site/shared/site';
import type { Element } from 'domhandler';
import type { SiteProblem } from '../store/site-error';
import { formatCount } from '../text/table';
import type { PageGate } from './candidate';
import { elementsOf, spaced, wordsOf } from './page-document';

/**
 * Every page says the sentences that its remote says are on it, as often as the remote says them: none was lost on the
 * way from content to HTML.
 */
export const contentGate: PageGate = ({ documents }) =>
  documents.flatMap(({ path, page, document }) => {
    const texts = (page.rendered.words?.texts ?? []).map(spaced);
    const said = saidBy(elementsOf(document, 'main'));
    const lost = [...new Set(texts)].filter((text) => timesIn(said, text) < countOf(texts, text));
    if (lost.length === 0) return [];
    const part = page.route?.remote ?? 'shell';
    const [unfilled] = said.flatMap((words) => NAMES.exec(words) ?? []);
    if (unfilled) return [showsName(unfilled, { path, part, lost })];
    return [
      {
        code: 'content-lost',
        severity: 'error' as const,
        message: `The page ${path} lacks ${formatCount(lost.length, 'text')} of its content modules:${lost.map((text) => `\n    ${text}`).join('')}`,
        remedy: `List the section that shows them in the page of ${part}, or remove its content file; then publish ${part} again.`,
      },
    ];
  });

/** A business value's name, as it stands in content. */
const NAMES = new RegExp(`\\{(${NAMED_VALUES.join('|')})\\}`);

/** A section that shows a text as it stands in the content does not put business values into it. */
function showsName(
  name: string,
  { path, part, lost }: { path: string; part: string; lost: string[] },
): SiteProblem {
  return {
    code: 'content-lost',
    severity: 'error',
    message: `The page ${path} shows ${name} as it is, because its section puts no business value into this text:${lost.map((text) => `\n    ${text}`).join('')}`,
    remedy: `Write the words themselves there, or have a developer fill the text in (fillIn) in its section; then publish ${part} again.`,
  };
}

/** The words of elements, and what they say to those who do not see them; each by itself. */
function saidBy(elements: Element[]): string[] {
  const names = elements
    .flatMap((element) => elementsOf(element))
    .flatMap(({ attribs }) => [attribs.alt, attribs['aria-label']]);
  return [...elements.map(wordsOf), ...names.flatMap((name) => (name ? [spaced(name)] : []))];
}

function timesIn(said: string[], text: string): number {
  return said.reduce((times, words) => times + words.split(text).length - 1, 0);
}

function countOf(texts: string[], text: string): number {
  return texts.filter((other) => other === text).length;
}
