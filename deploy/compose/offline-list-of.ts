import { OFFLINE_LIST_FILE } from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import type { Route, ShellFacts } from '../render/prerendered';

/**
 * File name of the list of what is kept for reading a page offline: that of the pages that the frame links to, or the page's own,
 * such as `kn/offline-careers.json`.
 * @param route null for the page that says "not found": it is on none, and has the first of these kept
 */
export function offlineListOf(
  route: Route | null,
  language: string,
  { routes }: Pick<ShellFacts, 'routes'>,
): string {
  const isFrames = !route || routes.some(({ path }) => path === route.path);
  const name = isFrames ? OFFLINE_LIST_FILE : OFFLINE_LIST_FILE.replace('.', `-${route.path.slice(1)}.`);
  return languageFolder(language) + name;
}
