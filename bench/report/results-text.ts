import type { Results } from './results';
import { budgetTable, figureTable, type Table } from './tables';

/** The results for a terminal: the figures of each page, then the budgets. */
export function resultsText({ pages }: Results): string {
  const parts = pages.map((page) => `\n${page.path}\n${aligned(figureTable(page))}`);
  return [...parts, `\nBudgets\n${aligned(budgetTable(pages))}`].join('\n') + '\n';
}

function aligned(table: Table): string {
  const widths = (table[0] as string[]).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] as number)).join('  ').trimEnd()).join('\n');
}
