import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { max } from 'simple-statistics';
import { format, type Unit } from '../format';

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

const WIDTH = 800;
const TITLE = 'Paint times, blocking time and bytes of each site: median and quartiles';

const STYLE = `
.chart { font: 13px system-ui, sans-serif; color: #1d2b24; --card: #ffffff; --line: #d5ddd8; --ours: #0b7a53; --others: #93a39a }
@media (prefers-color-scheme: dark) { .chart { color: #e6eeea; --card: #14201a; --line: #33443b; --ours: #2fb380; --others: #6b7d73 } }`;

/**
 * The bars of every measure, a column a page and a group a measure, as an SVG picture for light and dark pages. Within a
 * group, lengths are in proportion.
 * @param bars our site is the one of the first
 */
export function chart(bars: Bar[]): string {
  const [measures, sites] = [unique(bars, 'measure'), unique(bars, 'site')];
  const { window } = new JSDOM();
  const height = 78 + measures.length * (sites.length * 22 + 42);
  const longest = (name: string) => max(bars.map(({ measure, upper }) => (measure === name ? upper : 1)));
  const share = (end: 'lower' | 'median' | 'upper') => (bar: Bar) => bar[end] / longest(bar.measure);
  const isOurs = ({ site }: Bar) => site === sites[0];
  const isTop = (bar: Bar) => isOurs(bar) && bar.measure === measures[0];
  const label = ({ median, unit }: Bar) => format(median, unit);
  const group = { fx: 'page', fy: 'measure' } as const;
  const row = { ...group, y: 'site' } as const;
  const heading = { ...group, frameAnchor: 'top-left', fontWeight: 700 } as const;
  const svg = Plot.plot({
    ...{ document: window.document, className: 'chart', ariaLabel: TITLE, width: WIDTH, height },
    ...{ marginTop: 62, marginLeft: 124, marginRight: 20, marginBottom: 32 },
    // Room on the right for the longest bar's number.
    x: { domain: [0, 1.35], axis: null },
    y: { domain: sites, padding: 0.3, label: null },
    fx: { domain: unique(bars, 'page'), padding: 0.05, axis: null },
    fy: { domain: measures, padding: 0.3, axis: null },
    marks: [
      Plot.axisY({ tickSize: 0, fontSize: 13 }),
      Plot.text(bars, { ...heading, text: 'page', fontSize: 15, dy: -40, filter: isTop }),
      Plot.text(bars, { ...heading, text: 'measure', dy: -16, filter: isOurs }),
      Plot.barX(bars, {
        ...row,
        x: share('median'),
        fill: (bar) => `var(--${isOurs(bar) ? 'ours' : 'others'})`,
      }),
      Plot.ruleY(bars, { ...row, x1: share('lower'), x2: share('upper'), strokeWidth: 1.5 }),
      Plot.text(bars, { ...row, x: share('upper'), text: label, textAnchor: 'start', dx: 6 }),
    ],
  });
  svg.insertAdjacentHTML(
    'afterbegin',
    `<title>${TITLE}</title><style>${STYLE}</style>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10" fill="var(--card)" stroke="var(--line)"/>
<text x="124" y="${height - 16}" text-anchor="start">Bars: medians. Lines: quartiles.</text>`,
  );
  return `${new window.XMLSerializer().serializeToString(svg)}\n`;
}

function unique(bars: Bar[], field: 'page' | 'measure' | 'site'): string[] {
  return [...new Set(bars.map((bar) => bar[field]))];
}
