import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A table as rows of cells; the first row is the head. */
export type Table = string[][];

/** A Markdown table with aligned columns, so that it can be read in a terminal, too. */
export function markdownTable(table: Table): string {
  const cells = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0]!.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...rows] = cells as [string[], ...string[][]];
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The parts of a page, each section in a part of its own, with one section in place of the one of the same title, or at the end. */
export function withSection(page: string, section: string): string[] {
  const titleOf = (part: string) => part.split('\n')[0];
  const parts = page.trimEnd().split(/\n\n(?=## )/);
  const isThere = parts.some((part) => titleOf(part) === titleOf(section));
  return isThere
    ? parts.map((part) => (titleOf(part) === titleOf(section) ? section : part))
    : [...parts, section];
}

/** Prints a page of results, and writes it to a file. */
export function writePage(file: string, sections: string[]): void {
  const page = `${sections.join('\n\n')}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  process.stdout.write(`${page}\nWritten to ${file}\n`);
}
