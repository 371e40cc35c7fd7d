import type { DocumentProps } from '@site/shared/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyEnd } from './body-end';
import { Document } from './Document';
import { PreviewBanner } from './PreviewBanner';

/** The complete HTML document of a page; `body` is the markup of its tree. */
export function renderDocument({ body, ...page }: DocumentProps): string {
  const banner = page.preview ? renderToStaticMarkup(<PreviewBanner {...page.preview} />) : '';
  const content = `${banner}<div id="root">${body}</div>${bodyEnd(page)}`;
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} body={content} />)}`;
}
