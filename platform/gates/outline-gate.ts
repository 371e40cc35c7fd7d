import { elementsOf, wordsOf } from '@site/composer';
import { formatCount } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import type { PageGate } from './candidate';

/** Every page has a title, and exactly one heading of level 1 that says something. */
export const outlineGate: PageGate = ({ documents }) =>
  documents.flatMap(({ path, page, document }) => {
    const problems: SiteProblem[] = [];
    const part = page.route?.remote ?? 'shell';
    const headings = elementsOf(document, 'h1').map(wordsOf);
    if (headings.length !== 1 || !headings[0]) {
      problems.push(
        finding(
          'page-heading',
          `The page ${path} has ${formatCount(headings.length, 'first-level heading')}${told(headings)}; a page has one, with words.`,
          `Give the page one h1 in ${part}, and publish it again.`,
        ),
      );
    }
    if (page.title.trim() === '') {
      problems.push(
        finding(
          'page-title',
          `The page ${path} has no title.`,
          `Give it one in the meta content of ${part}, and publish it again.`,
        ),
      );
    }
    return problems;
  });

function told(headings: string[]): string {
  return headings.length > 0 ? ` (${headings.map((words) => `"${words}"`).join(', ')})` : '';
}
