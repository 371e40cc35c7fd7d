import symbol from '../brand/symbol.svg?source';
import type { ComposedPageModule } from '../contracts/remote-page';
import { linkPicture } from '../link-picture/link-picture';
import { businessValues } from '../site/business-values';
import { languages } from '../site/languages';
import { pictureContent } from './render-page';

export { businessValues };
export { renderPage } from './render-page';

/** The picture of a page's link as an SVG document; null where the English page's shows, and for a page without. */
export function drawLinkPicture(module: ComposedPageModule, language: string): string | null {
  const content = pictureContent(module, language);
  const direction = languages.find(({ tag }) => tag === language)?.direction ?? 'ltr';
  return content && linkPicture(content, { brandName: businessValues.brandName, direction, symbol });
}
