import { playStoreUrl } from '@site/shared/site';
import { DownloadButton } from '@site/shared/ui';
import { Menu, X } from 'lucide-react';
import { LanguageLinks } from '../language/LanguageLinks';
import { usePageLanguage } from '../language/page-language';
import { ThemeRadios } from '../theme/ThemeControls';
import { mobileMenu } from './mobile-menu.styles';
import { NavigationLinks } from './NavigationLinks';
import { closeMenuWhenDone } from '../browser/close-menu';

/**
 * The header's links below `md`, and below `xl` in other languages than English. A `<details>` element, so that it opens and closes before and without JavaScript and
 * tells assistive technology which; JavaScript adds closing by Esc, by choosing a link and by resizing.
 */
export function MobileMenu() {
  const { site, content } = usePageLanguage();
  const { frame } = content;

  return (
    <details ref={closeMenuWhenDone} className={mobileMenu.root}>
      <summary className={mobileMenu.toggle}>
        <Menu aria-hidden className={mobileMenu.openIcon} />
        <X aria-hidden className={mobileMenu.closeIcon} />
        {frame.menu}
      </summary>
      <div className={mobileMenu.panel}>
        <nav aria-label={frame.navigationLabels.mobile}>
          <ul>
            <NavigationLinks className={mobileMenu.link} />
          </ul>
        </nav>
        <LanguageLinks />
        <ThemeRadios />
        <DownloadButton href={playStoreUrl(site, 'menu')} />
      </div>
    </details>
  );
}
