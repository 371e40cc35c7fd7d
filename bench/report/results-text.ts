import type { Results } from './results';
import { alignedTable } from './table-text';
import { budgetTable, figureTable } from './tables';

/** The results for a terminal: the figures of each page, then the budgets. */
export function resultsText({ pages }: Results): string {
  const parts = pages.map((page) => `\n${page.path}\n${alignedTable(figureTable(page))}`);
  return [...parts, `\nBudgets\n${alignedTable(budgetTable(pages))}`].join('\n') + '\n';
}
