import type { VisitsOverTime } from '../../actions/visits/visits-over-time';
import { escape } from '../../text/escape';
import { ZONE_OFFSET } from '../../text/time';
import { describeVisits } from './describe-visits';
import { drawFigure, FIGURES, HEIGHT, inIndia, MARGIN, type Mark, WIDTH } from './visits-figure';

/** In px: of the words above the first figure, and of a letter of a mark. */
const TOP = 84;
const LETTER = 7;

const STYLE = `
.visits { font: 13px system-ui, sans-serif; color: #1d2b24; --card: #ffffff; --line: #d5ddd8; --figure: #0b7a53; --mark: #9a4a00 }
@media (prefers-color-scheme: dark) { .visits { color: #e6eeea; --card: #14201a; --line: #33443b; --figure: #2fb380; --mark: #ffb066 } }`;

/**
 * Visits over time as an SVG picture for light and dark pages, a figure below the other, with what went live marked. Its text
 * says the same to those who do not see it.
 */
export async function visitsChart(visits: VisitsOverTime): Promise<string> {
  // Loaded where a picture is drawn: no other command waits for them.
  const [plot, { JSDOM }] = await Promise.all([import('@observablehq/plot'), import('jsdom')]);
  const { window } = new JSDOM(frame(visits));
  const { document } = window;
  const picture = document.querySelector('svg')!;
  const marks = marksOf(visits);
  FIGURES.forEach((figure, index) => {
    const drawn = drawFigure(figure, visits, { plot, document, marks, isNamed: index === 0 });
    drawn.setAttribute('y', String(TOP + index * HEIGHT));
    // The text of the whole says it.
    drawn.setAttribute('aria-hidden', 'true');
    picture.append(drawn);
  });
  return `${new window.XMLSerializer().serializeToString(picture)}\n`;
}

/** The picture without its figures. */
function frame(visits: VisitsOverTime): string {
  const height = TOP + FIGURES.length * HEIGHT + 16;
  const { title, text } = describeVisits(visits);
  const heading = escape(title);
  return `<svg class="visits" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="visits-title visits-text">
<title id="visits-title">${heading}</title><desc id="visits-text">${escape(text)}</desc><style>${STYLE}</style>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10" fill="var(--card)" stroke="var(--line)"/>
<g fill="currentColor"><text x="20" y="30" font-size="17" font-weight="700">${heading}</text>
<text x="20" y="50">Dashed: what went live, by its number. Times in India (${ZONE_OFFSET}).</text></g></svg>`;
}

/** Where names would cover each other, the older one has its number alone, or nothing. */
function marksOf({ since, until, deployments }: VisitsOverTime): Mark[] {
  const width = WIDTH - MARGIN.left - MARGIN.right;
  let taken = Infinity;
  return deployments.map(({ number, time, what }) => {
    const x = ((time.getTime() - since.getTime()) / (until.getTime() - since.getTime())) * width;
    const isToTheLeft = x > width / 2;
    const from = (name: string) => (isToTheLeft ? x - name.length * LETTER : x);
    const fits = (name: string) => from(name) + name.length * LETTER < taken;
    const name = [`${number} ${what}`, String(number)].find(fits) ?? '';
    if (name) taken = from(name) - LETTER;
    return { time: inIndia(time), name, isToTheLeft };
  });
}
