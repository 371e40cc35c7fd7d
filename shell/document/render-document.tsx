import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type DocumentProps } from './Document';

/** The complete HTML document of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
