import { bytesByPart } from '../figures/bytes';
import { type FigureName, figures } from '../figures/figures';
import { type PageResults, type SiteResults, spread } from '../figures/page-results';
import { format } from './format';

/** All lengths in SVG units. */
const COLUMN = 400;
const NAME_WIDTH = 116;
const BAR_WIDTH = 190;
const ROW = 22;
const PANEL_GAP = 46;
const TOP = 56;

/** A stack's colours, one each for parts and file types; the same in light and dark. */
const COLOURS = ['#0b7a53', '#d9822b', '#3b73c4', '#9b59b6', '#c0392b', '#7f8c8d'];

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1d2b24 } .card { fill: #ffffff; stroke: #d5ddd8 }
.head { font-weight: 700; font-size: 15px } .panel { font-weight: 600 } .ours { fill: #0b7a53 } .theirs { fill: #93a39a }
@media (prefers-color-scheme: dark) { text { fill: #e6eeea } .card { fill: #14201a; stroke: #33443b } .ours { fill: #2fb380 } .theirs { fill: #6b7d73 } }`;

interface Bar {
  name: string;
  /** One after the other; a plain bar has one. */
  pieces: { value: number; fill: string }[];
  value: string;
}

interface Panel {
  title: string;
  bars: Bar[];
}

/** Paint times, blocking time and bytes of every site, a column a page, as an SVG picture for light and dark pages. */
export function chart(pages: PageResults[]): string {
  const keys = stackKeys(pages);
  const columns = pages.map((page) => panelsOf(page, keys));
  const heights = columns[0]?.map(({ bars }) => bars.length * ROW + PANEL_GAP) ?? [];
  const height = TOP + heights.reduce((total, one) => total + one, 0) + ROW;
  const width = pages.length * COLUMN;
  const drawn = columns.map((panels, column) =>
    drawColumn(pages[column]?.path ?? '', panels, columns, column * COLUMN + 20),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>Paint times, blocking time and bytes of each site</title><style>${STYLE}</style>`,
    `<rect class="card" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    ...drawn,
    legend(keys, height - 14),
    '</svg>\n',
  ].join('\n');
}

function panelsOf(page: PageResults, keys: string[]): Panel[] {
  return [plain(page, 'lcp'), plain(page, 'fcp'), plain(page, 'tbtFromStart'), stacked(page, keys)];
}

function plain({ sites }: PageResults, figure: FigureName): Panel {
  const { label, unit } = figures[figure];
  const bars = sites.map((site, index) => {
    const { median } = spread(site, figure);
    return {
      name: site.name,
      pieces: [{ value: median, fill: index === 0 ? 'class="ours"' : 'class="theirs"' }],
      value: format(median, unit),
    };
  });
  return { title: label, bars };
}

function stacked({ sites }: PageResults, keys: string[]): Panel {
  const bars = sites.map((site) => {
    const parts = new Map(partsOf(site));
    const pieces = keys.map((key, index) => ({
      value: parts.get(key) ?? 0,
      fill: `fill="${colour(index)}"`,
    }));
    return {
      name: site.name,
      pieces,
      value: format(
        pieces.reduce((total, { value }) => total + value, 0),
        'bytes',
      ),
    };
  });
  return { title: 'bytes by part, until 5 s after load', bars };
}

function drawColumn(path: string, panels: Panel[], all: Panel[][], x: number): string {
  let y = TOP;
  const drawn = [`<text class="head" x="${x}" y="32">${path}</text>`];
  panels.forEach(({ title, bars }, index) => {
    const largest = Math.max(1, ...all.flatMap((column) => column[index]?.bars.map(total) ?? []));
    drawn.push(`<text class="panel" x="${x}" y="${y + 10}">${title}</text>`);
    bars.forEach((bar, row) => drawn.push(drawBar(bar, largest, x, y + 20 + row * ROW)));
    y += bars.length * ROW + PANEL_GAP;
  });
  return drawn.join('\n');
}

function drawBar({ name, pieces, value }: Bar, largest: number, x: number, y: number): string {
  let at = x + NAME_WIDTH;
  const rects = pieces
    .filter((piece) => piece.value > 0)
    .map((piece) => {
      const width = (piece.value / largest) * BAR_WIDTH;
      const rect = `<rect ${piece.fill} x="${at.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 8}"/>`;
      at += width;
      return rect;
    });
  return `<text x="${x}" y="${y + 12}">${name}</text>${rects.join('')}<text x="${(at + 6).toFixed(1)}" y="${y + 12}">${value}</text>`;
}

function legend(keys: string[], y: number): string {
  return keys
    .map((key, index) => {
      const x = 20 + index * 92;
      return `<rect fill="${colour(index)}" x="${x}" y="${y - 10}" width="12" height="12"/><text x="${x + 17}" y="${y}">${key}</text>`;
    })
    .join('');
}

function total({ pieces }: Bar): number {
  return pieces.reduce((sum, { value }) => sum + value, 0);
}

function stackKeys(pages: PageResults[]): string[] {
  return [
    ...new Set(pages.flatMap(({ sites }) => sites.flatMap((site) => partsOf(site).map(([name]) => name)))),
  ];
}

function partsOf({ inventory }: SiteResults): [string, number][] {
  return bytesByPart(inventory.requests);
}

function colour(index: number): string {
  return COLOURS[index % COLOURS.length] as string;
}
