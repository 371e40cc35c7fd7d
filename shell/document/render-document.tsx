import { renderToStaticMarkup } from 'react-dom/server';
import { bodyEnd, type BodyEndProps } from './body-end';
import { Document, type DocumentProps } from './Document';

/** The complete HTML document of a page; `body` is the markup of its tree. */
export function renderDocument({ body, ...page }: DocumentProps & BodyEndProps): string {
  const content = `<div id="root">${body}</div>${bodyEnd(page)}`;
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} body={content} />)}`;
}
