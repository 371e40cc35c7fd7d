import type { TextBlock } from '../../compare/read-blocks';
import { escape } from '../../text/escape';
import type { Proof } from './proof';
import { readingOrder } from './reading-order';

/** The words of the proven page as markup of the proof's document: headings, lists and tables as such. */
export function pageMarkup({ page: { text, body } }: Pick<Proof, 'page'>): string {
  if (!text) return `<pre>${escape(body.toString())}</pre>`;
  const regions = readingOrder(text).flatMap(({ title, blocks }) => [
    title ? `<p class="aside">${title}:</p>` : '',
    ...runsOf(blocks).map(runMarkup),
  ]);
  return [`<p class="aside">Title: ${escape(text.title)}</p>`, ...regions].join('\n');
}

/** Items and rows that follow each other, together; anything else by itself. A row of column names begins a table. */
function runsOf(blocks: TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  for (const block of blocks) {
    const kind = runs.at(-1)?.[0]?.kind;
    const goesOn = block.kind === kind && (kind === 'item' || (kind === 'row' && !block.isHead));
    if (goesOn) runs.at(-1)!.push(block);
    else runs.push([block]);
  }
  return runs;
}

function runMarkup(run: TextBlock[]): string {
  const [first] = run as [TextBlock];
  if (first.kind === 'item') return `<ul>${run.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</ul>`;
  if (first.kind === 'row') return `<table>${run.map(rowMarkup).join('\n')}</table>`;
  return blockMarkup(first);
}

function rowMarkup({ cells, text, isHead }: TextBlock): string {
  const cell = isHead ? 'th' : 'td';
  return `<tr>${(cells ?? [text]).map((words) => `<${cell}>${escape(words)}</${cell}>`).join('')}</tr>`;
}

/** The page's own headings go below those of the document. */
function blockMarkup({ kind, text, level = 1, label }: TextBlock): string {
  if (kind === 'heading') return `<h${Math.min(level + 2, 6)}>${escape(text)}</h${Math.min(level + 2, 6)}>`;
  if (kind === 'link') return `<p class="aside">${escape(label || 'link')} → ${escape(text)}</p>`;
  if (kind === 'picture') return text && `<p class="aside">Picture: ${escape(text)}</p>`;
  return `<p>${escape(text)}</p>`;
}
