import { businessValues } from '@site/shared/site';
import { useEffect } from 'react';
import { focusPage } from '../browser/focus-page';
import { PAGE_REGION_ID } from '../browser/page-region';
import type { RemotePages } from './remote-pages';

/**
 * For what stands in for a page that is on its way: when the page takes its place, the visitor arrives there as after
 * any navigation. Whoever went on to another control meanwhile keeps the focus, and the place on the page.
 */
export function useArrival(pages: RemotePages, pageId: string): void {
  useEffect(
    () => () => {
      const module = pages.module(pageId);
      if (!module || document.getElementById(PAGE_REGION_ID)?.dataset.page !== pageId) return;
      const { title } = module.meta(businessValues);
      if (document.activeElement === document.body) focusPage(location.hash, title);
      else document.title = title;
    },
    [pages, pageId],
  );
}
