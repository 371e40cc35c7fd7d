/** `shift` is a layout shift score; `bytes` are shown in kB of 1,000 bytes, `MB` are 1,000,000 bytes. */
export type Unit = 'ms' | 'bytes' | 'MB' | 'count' | 'ratio' | 'shift' | 'score';

/** A number as people read it. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
    case 'MB':
      return `${Math.round(value).toLocaleString('en')} ${unit}`;
    case 'bytes':
      return value > 0 && value < 950 ? `${value} B` : `${(value / 1000).toFixed(1)} kB`;
    case 'ratio':
      return `${value.toFixed(2)} ×`;
    case 'shift':
      return value.toFixed(2);
    default:
      return (Math.round(value * 10) / 10).toLocaleString('en');
  }
}

/** What a share of the values lies below, between two of them in proportion. @param share from 0 to 1 */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}

/** The middle one; of an even number, between the two. */
export const median = (values: number[]) => quantile(values, 0.5);

/** A Markdown table with aligned columns, so that it can be read in a terminal, too. @param table rows of cells; the first is the head */
export function markdownTable(table: string[][]): string {
  const cells = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0]!.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...rows] = cells as [string[], ...string[][]];
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
