import { renderToStaticMarkup } from 'react-dom/server';
import { BodyEnd, type BodyEndProps } from './BodyEnd';
import { Document, type DocumentProps } from './Document';

/** The complete HTML document of a page; `body` is the markup of its tree. */
export function renderDocument({ body, lockJson, entry, preloads, ...head }: DocumentProps & BodyEndProps): string {
  // Rendered by itself: inside the document, React would move scripts and preloads up into the head.
  const end = renderToStaticMarkup(<BodyEnd lockJson={lockJson} entry={entry} preloads={preloads} />);
  return `<!doctype html>${renderToStaticMarkup(<Document {...head} body={`<div id="root">${body}</div>${end}`} />)}`;
}
