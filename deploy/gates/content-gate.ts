import type { PageGate } from './candidate';
import { elementsOf, wordsOf } from './page-document';

/** Every page shows the sentences that its remote says are on it: none was lost on the way from content to HTML. */
export const contentGate: PageGate = ({ documents }) =>
  documents.flatMap(({ path, page, document }) => {
    const shown = wordsOf(elementsOf(document, 'main')[0]);
    const lost = (page.rendered.words?.texts ?? []).filter((text) => !shown.includes(plain(text)));
    if (lost.length === 0) return [];
    const part = page.route?.remote ?? 'shell';
    return [
      {
        code: 'content-lost',
        severity: 'error' as const,
        message: `The page ${path} lacks ${lost.length} texts of its content modules:${lost.map((text) => `\n    ${plain(text)}`).join('')}`,
        remedy: `Find the section of ${part} that should show them, and publish ${part} again.`,
      },
    ];
  });

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
