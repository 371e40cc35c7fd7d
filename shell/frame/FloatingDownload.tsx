import { playStoreUrl } from '@site/shared/site';
import { DownloadButton } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { usePageLanguage } from '../language/page-language';
import { floatingDownload } from './floating-download.styles';

/**
 * The floating download button. It sticks to the bottom of the main content, so it never reaches the footer, and cards
 * marked `data-keep-clear` lie above it, both without JavaScript; with JavaScript it steps aside for them altogether.
 */
export function FloatingDownload() {
  const { site } = usePageLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setIsAside(visible.size > 0);
    });
    const main = root.current?.closest('main');
    const watchAll = () =>
      main?.querySelectorAll('[data-keep-clear]').forEach((element) => observer.observe(element));
    // A route change brings other cards.
    const mutations = new MutationObserver(watchAll);
    watchAll();
    if (main) mutations.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      mutations.disconnect();
    };
  }, []);

  return (
    <div ref={root} className={floatingDownload.root} hidden={isAside} data-floating>
      <DownloadButton href={playStoreUrl(site, 'floating')} />
    </div>
  );
}
