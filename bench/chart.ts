import { format, type Unit } from './figures';

/** How one measure of a site on a page lies over all runs. */
export interface Bar {
  /** Path. */
  page: string;
  measure: string;
  unit: Unit;
  site: string;
  /** A quarter of the values lies below. */
  lower: number;
  median: number;
  /** A quarter of the values lies above. */
  upper: number;
}

const TITLE = 'Paint times, blocking time and bytes of each site: median and quartiles';

const STYLE = `
svg { font: 13px system-ui, sans-serif; --text: #1d2b24; --card: #ffffff; --line: #d5ddd8; --ours: #0b7a53; --others: #93a39a }
@media (prefers-color-scheme: dark) { svg { --text: #e6eeea; --card: #14201a; --line: #33443b; --ours: #2fb380; --others: #6b7d73 } }
text { fill: var(--text) }`;

const [WIDTH, LEFT, COLUMN, LONGEST, TOP, ROW, GROUP] = [800, 140, 330, 230, 62, 22, 42];

/**
 * The bars of every measure, a column a page and a group a measure, as an SVG picture for light and dark pages. Within a
 * group, lengths are in proportion.
 * @param bars our site is the one of the first
 */
export function chart(bars: Bar[]): string {
  const unique = (field: 'page' | 'measure' | 'site') => [...new Set(bars.map((bar) => bar[field]))];
  const [pages, measures, sites] = [unique('page'), unique('measure'), unique('site')];
  const height = TOP + measures.length * (sites.length * ROW + GROUP) + 20;
  const longest = (name: string) =>
    Math.max(1, ...bars.map(({ measure, upper }) => (measure === name ? upper : 0)));
  const groupTop = (measure: string) => TOP + measures.indexOf(measure) * (sites.length * ROW + GROUP);
  const drawn = bars.map(({ page, measure, unit, site, ...spread }) => {
    const [x, y] = [LEFT + pages.indexOf(page) * COLUMN, groupTop(measure) + 10 + sites.indexOf(site) * ROW];
    const [lower, median, upper] = [spread.lower, spread.median, spread.upper].map(
      (value) => Math.round((value / longest(measure)) * LONGEST * 10) / 10,
    );
    return `<rect x="${x}" y="${y}" width="${median}" height="16" fill="var(--${site === sites[0] ? 'ours' : 'others'})"/>
<path d="M${x + lower!} ${y + 8}H${x + upper!}" stroke="var(--text)"/><text x="${x + upper! + 6}" y="${y + 13}">${format(spread.median, unit)}</text>`;
  });
  const label = (x: number, y: number, words: string, more = '') =>
    `<text x="${x}" y="${y}"${more}>${words}</text>`;
  const bold = ' font-weight="700"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><title>${TITLE}</title><style>${STYLE}</style>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10" fill="var(--card)" stroke="var(--line)"/>
${pages.map((page, column) => label(LEFT + column * COLUMN, 30, page, bold)).join('\n')}
${measures.flatMap((measure) => [label(LEFT, groupTop(measure), measure, bold), ...sites.map((site, row) => label(LEFT - 9, groupTop(measure) + 23 + row * ROW, site, ' text-anchor="end"'))]).join('\n')}
${drawn.join('\n')}
${label(LEFT, height - 14, 'Bars: medians. Lines: quartiles.')}
</svg>
`;
}
