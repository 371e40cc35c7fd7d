import type { PartSizes } from '../../compare/compare-parts';
import { formatKilobytes } from '../../text/kilobytes';

const KINDS: [keyof PartSizes, string][] = [
  ['scripts', 'scripts'],
  ['styles', 'styles'],
  ['other', 'pictures and fonts'],
];

/** `scripts 22.4 kB (+0.2 kB), styles 5.1 kB (as live)`: what visitors can download of a release, beside the live one. */
export function formatSizes(release: PartSizes, live: PartSizes | null): string {
  return KINDS.filter(([kind]) => release[kind] > 0 || (live?.[kind] ?? 0) > 0)
    .map(
      ([kind, name]) =>
        `${name} ${formatKilobytes(release[kind])}${live ? formatGrowth(release[kind] - live[kind]) : ''}`,
    )
    .join(', ');
}

function formatGrowth(bytes: number): string {
  if (bytes === 0) return ' (as live)';
  return ` (${bytes > 0 ? '+' : '−'}${bytes > -1000 && bytes < 1000 ? `${Math.abs(bytes)} B` : formatKilobytes(Math.abs(bytes))})`;
}
