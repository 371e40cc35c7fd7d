import { elementsOf, wordsOf } from '@site/composer';
import { formatCount } from '@site/text';
import { finding } from '@site/errors';
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
