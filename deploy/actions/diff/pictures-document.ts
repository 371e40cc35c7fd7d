import { createHash } from 'node:crypto';
import type { SiteDifference } from '../../compare/compare-sites';
import { formatDifference, formatWords } from '../../compare/format-difference';
import type { SiteVersion } from '../../compare/site-version';
import { escape } from '../../text/escape';
import { formatShare } from '../../text/share';
import { formatTime } from '../../text/time';
import type { PicturePair } from './picture-pair';

/** Both pictures lie on each other, each cut where the slider stands; on paper, beside each other. */
const CSS = `
  :root { color-scheme: light; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 90rem; padding: 0 1rem; color: #111; background: #fff; overflow-wrap: anywhere; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; border-top: 2px solid #767676; margin-top: 2rem; padding-top: 1rem; }
  .page { display: grid; gap: 1.5rem; } pre { font: inherit; white-space: pre-wrap; margin: 0; }
  figure { margin: 0 0 2rem; } img { display: block; width: 100%; } figcaption { margin-bottom: .5rem; }
  .slider { align-items: center; background: #fff; display: flex; gap: .75rem; padding: .5rem 0; position: sticky; top: 0; z-index: 1; }
  input { accent-color: #0b57d0; flex: 1; min-height: 24px; } input:focus-visible { outline: 3px solid #0b57d0; outline-offset: 3px; }
  .pair { --at: 50%; border: 1px solid #767676; display: grid; align-items: start; }
  .pair > * { grid-area: 1 / 1; } .before { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
  .after { clip-path: inset(0 0 0 var(--at)); } summary { padding: .5rem 0; }
  @media (min-width: 60rem) { .page { grid-template-columns: minmax(16rem, 1fr) 2fr; } .pictures { display: grid; gap: 1.5rem; grid-template-columns: 1fr 2fr; align-items: start; } }
  @media print { .slider { display: none; } .pair { grid-template-columns: 1fr 1fr; } .pair > * { grid-area: auto; clip-path: none; } }
`;

/** Moves the cut with the slider beside it. */
const SCRIPT = `
for (const slider of document.querySelectorAll('input[type=range]')) {
  const pair = slider.closest('figure').querySelector('.pair');
  const move = () => pair.style.setProperty('--at', slider.value + '%');
  slider.addEventListener('input', move);
  move();
}
`;

interface Compared {
  before: Pick<SiteVersion, 'title'>;
  after: Pick<SiteVersion, 'title'>;
  difference: SiteDifference;
  pairs: PicturePair[];
}

const DEVICES = { phone: 'Phone', desktop: 'Desktop' };

/**
 * Two versions of the site as one HTML file, to be opened without a server: on each page the words that differ, and beside them its
 * pictures with a slider between before and after. It loads nothing.
 * @param madeAt when the file was made
 */
export function picturesDocument({ before, after, difference, pairs }: Compared, madeAt: Date): string {
  const title = `From ${before.title} to ${after.title}`;
  const paths = [...new Set(pairs.map(({ path }) => path))];
  const everyPage = formatWords(difference, null);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>${escape(title)}</title>
<style>${CSS}</style>
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p>Made on ${escape(formatTime(madeAt))}. Drag a slider, or move it with the arrow keys: on its left is before, on its right after.</p>
</header>
<main>
${everyPage.length > 0 ? `<h2>Every page</h2>${wordsMarkup(everyPage)}` : ''}
${paths.map((path) => pageMarkup(path, difference, pairs)).join('\n')}
<h2>All that differs</h2>
${wordsMarkup(formatDifference(difference).split('\n'))}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function pageMarkup(path: string, difference: SiteDifference, pairs: PicturePair[]): string {
  const words = formatWords(difference, path);
  const own = pairs.filter((pair) => pair.path === path);
  const said = words.length > 0 ? wordsMarkup(words) : '<p>Its words are the same.</p>';
  return `<section><h2>Page ${escape(path)}</h2>
<div class="page"><div>${said}</div><div class="pictures">${own.map(pairMarkup).join('\n')}</div></div></section>`;
}

function wordsMarkup(lines: string[]): string {
  return `<pre>${escape(lines.join('\n'))}</pre>`;
}

function pairMarkup(pair: PicturePair): string {
  const name = DEVICES[pair.device];
  const caption = `<figcaption><strong>${name}</strong>: ${escape(looksOf(pair))}</figcaption>`;
  const { path, before, after, share, marked } = pair;
  if (share === 0) return `<figure>${caption}</figure>`;
  if (!before || !after)
    return `<figure>${caption}${pictureMarkup(before ?? after ?? [], before ? 'Before' : 'After')}</figure>`;
  const red = marked
    ? `<details><summary>What differs, in red</summary>${pictureMarkup(marked, 'What differs, in red')}</details>`
    : '';
  return `<figure>${caption}
<label class="slider"><span>Before</span><input type="range" min="0" max="100" value="50" aria-label="${name}, page ${escape(path)}: how much of the picture shows before"><span>After</span></label>
<div class="pair"><div class="before">${pictureMarkup(before, 'Before')}</div><div class="after">${pictureMarkup(after, 'After')}</div></div>
${red}</figure>`;
}

function looksOf({ before, after, share, sections }: PicturePair): string {
  if (!before) return after ? 'the page is new.' : 'the page did not open.';
  if (!after) return 'the page is gone.';
  if (share === null || share === 0) return 'looks the same.';
  const parts = sections.map((one) => `${one.section} ${formatShare(one.share)}`).join(', ');
  return `${formatShare(share)} of it looks different${parts && `: ${parts}`}.`;
}

/** A picture that is longer than a file can be comes in several. */
function pictureMarkup(files: Buffer[], alt: string): string {
  return files
    .map((file, index) => {
      const name = index === 0 ? alt : '';
      return `<img alt="${name}" src="data:image/webp;base64,${file.toString('base64')}">`;
    })
    .join('');
}
