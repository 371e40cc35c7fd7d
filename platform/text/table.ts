/** Rows as lines with aligned columns, two spaces apart. A column without a word, and further lines of a word, are left out. */
export function formatTable(heading: string[], rows: string[][]): string[] {
  const columns = heading.map((_, index) => index).filter((index) => rows.some((row) => row[index]));
  const all = [heading, ...rows].map((row) => columns.map((index) => (row[index] ?? '').split('\n')[0]!));
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index]!.length)));
  return all.map((row) =>
    row
      .map((word, index) => word.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  );
}

/** How long ago a moment was, in its largest unit: `3 hours ago`. */
export function formatAge(time: Date, now: Date): string {
  return `${formatDuration(now.getTime() - time.getTime())} ago`;
}

/** A time span in its largest unit: `3 hours`. @param span in ms */
export function formatDuration(span: number): string {
  const seconds = Math.max(0, Math.round(span / 1000));
  const units: [string, number][] = [
    ['day', 24 * 60 * 60],
    ['hour', 60 * 60],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const count = Math.floor(seconds / length);
  return formatCount(count, unit);
}

/** `Asha <asha@brand.in>` without the address, for a narrow column. */
export function personName(author: string): string {
  return author.replace(/\s*<[^<>]*>$/, '') || author;
}

/** `1 deployment`, `2 deployments`. */
export function formatCount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
