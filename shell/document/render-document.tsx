import type { DocumentProps } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadContent } from '../content/all-content';
import { SENT_ATTRIBUTE } from '../remotes/as-sent';
import { digestOfMarkup } from './digest-of-markup';
import { bodyEnd } from './body-end';
import { Document } from './Document';
import { PreviewBanner } from './PreviewBanner';

/** The complete HTML document of a page; `body` is the markup of its tree. */
export async function renderDocument({ body, ...page }: DocumentProps): Promise<string> {
  const { content: words } = await loadContent(page.language ?? DEFAULT_LANGUAGE);
  const banner = page.preview
    ? renderToStaticMarkup(<PreviewBanner {...page.preview} words={words.previewBanner} />)
    : '';
  const content = `${banner}<div id="root" ${SENT_ATTRIBUTE}="${digestOfMarkup(body)}">${body}</div>${bodyEnd(page)}`;
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} body={content} />)}`;
}
