import { languagePath } from '@site/shared/site/languages';
import { routeAt } from '../routes/routes';

/**
 * Address of a page in another language; that language's home for an address that is no page.
 * @param basePath Path that the site hangs under: '' or `/_preview/<id>`.
 * @param pathname Of the page, below the path of its language.
 */
export function languageHref(basePath: string, tag: string, pathname: string): string {
  return basePath + languagePath(tag) + (routeAt(pathname) ? pathname : '/');
}
