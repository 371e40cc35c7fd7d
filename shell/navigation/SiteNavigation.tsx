import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFrame } from '../language/page-language';
import { businessValues } from '@site/shared/site';
import type { RemotePages } from '../remotes/load-with-retries';
import { pageId, routeAt } from '../routes/routes';
import { focusPage, PAGE_SHOWN } from '../browser/focus-page';
import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';
import { nextPaint } from '../browser/lay-out-in-pieces';
import { inSiteTarget, loadLikelyPage } from './links';

interface SiteNavigationProps {
  pages: RemotePages;
  /** Path that the pages of this language hang under: '', `/kn` or `/_preview/<id>/kn`. */
  basePath: string;
}

/**
 * Turns clicks on plain links into navigation within the page, for the shell's links and the remotes' alike, and takes
 * the visitor to where a new page begins. Without it every link still works, as a full load.
 */
export function SiteNavigation({ pages, basePath }: SiteNavigationProps) {
  const frame = useFrame();
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  /** Path of the page that the visitor sees; null from a navigation until its page is shown. */
  const shownPath = useRef<string | null>(pathname);
  const latestChoice = useRef(0);
  const followedLink = useRef<HTMLAnchorElement | null>(null);

  useEffect(() => {
    const follow = async (event: MouseEvent) => {
      const target = inSiteTarget(event, basePath);
      const route = target && routeAt(target.path);
      if (!target || !route) return;
      const choice = ++latestChoice.current;
      showFollowed(followedLink, null);
      // The address changes before the page does. Only where both agree, a link to the same page is the browser's:
      // anywhere else it would load the whole page again.
      const isAddress = () => location.pathname === basePath + route.path;
      if (isAddress() && route.path === shownPath.current) return;
      event.preventDefault();
      showFollowed(followedLink, (event.target as Element).closest('a'));
      // Asking for a page's files takes a slow phone longer than it may be before the tap is seen to be answered.
      await nextPaint();
      await pages.firstAnswer(pageId(route));
      // The visitor may have gone on to something else meanwhile.
      if (choice !== latestChoice.current) return;
      shownPath.current = null;
      await navigate(route.path + target.hash, { replace: isAddress() });
    };
    const goElsewhere = () => {
      latestChoice.current += 1;
      showFollowed(followedLink, null);
    };
    document.addEventListener('click', follow);
    addEventListener('popstate', goElsewhere);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('popstate', goElsewhere);
    };
  }, [basePath, navigate, pages]);

  useEffect(() => loadLikelyPage((pageId) => pages.fetchAhead(pageId), basePath), [basePath, pages]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    showFollowed(followedLink, null);
    const route = routeAt(pathname);
    if (!route) return focusPage(hash, frame.notFound.documentTitle);
    const cameFrom = document.activeElement;
    const arrive = () => {
      const title = pages.module(pageId(route))?.meta(businessValues).title ?? frame.unavailable.title;
      focusPage(hash, title, cameFrom);
    };
    const region = document.getElementById(PAGE_REGION_ID);
    if (region?.hasChildNodes()) return arrive();
    // The page is another React root's, which may show it a moment later.
    region?.addEventListener(PAGE_SHOWN, arrive, { once: true });
    return () => region?.removeEventListener(PAGE_SHOWN, arrive);
  }, [frame, hash, key, pages, pathname]);

  return null;
}

/** Shows which link is being followed, so that a tap is answered at once however long the page takes. */
function showFollowed(followed: RefObject<HTMLAnchorElement | null>, link: HTMLAnchorElement | null): void {
  followed.current?.removeAttribute('data-following');
  link?.setAttribute('data-following', '');
  followed.current = link;
}
