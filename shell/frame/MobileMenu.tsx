import type { RemotePageProps } from '@site/shared/contracts';
import { playStoreUrl } from '@site/shared/site';
import { DownloadButton } from '@site/shared/ui';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { frame } from '../content/frame.content';
import { ThemeRadios } from '../theme/ThemeRadios';
import { mobileMenu } from './mobile-menu.styles';
import { navigationLinks } from './navigation-links';
import { useMenuClosing } from './use-menu-closing';

/**
 * The header's links below `md`. A `<details>` element, so that it opens and closes before and without JavaScript and
 * tells assistive technology which; JavaScript adds closing by Esc, by choosing a link and by resizing.
 */
export function MobileMenu({ site, links }: RemotePageProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuClosing(menu);

  return (
    <details ref={menu} className={mobileMenu.root}>
      <summary className={mobileMenu.toggle}>
        <Menu aria-hidden className={mobileMenu.openIcon} />
        <X aria-hidden className={mobileMenu.closeIcon} />
        {frame.menu}
      </summary>
      <div className={mobileMenu.panel}>
        <nav aria-label="Mobile">
          <ul>
            {navigationLinks(links.home).map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={mobileMenu.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeRadios />
        <DownloadButton href={playStoreUrl(site, 'menu')} />
      </div>
    </details>
  );
}
