import { playStoreUrl } from '@site/shared/site';
import { Container, DownloadButton } from '@site/shared/ui';
import { usePageLanguage } from '../language/page-language';
import { LanguageMenu } from '../language/LanguageLinks';
import { ThemeMenu } from '../theme/ThemeControls';
import { header, logo } from './header.styles';
import { MobileMenu } from './MobileMenu';
import { NavigationLinks } from './NavigationLinks';

/** The sticky header of every page (specification §2). On narrower screens the links move into a menu. */
export function Header() {
  const { site, content } = usePageLanguage();

  return (
    <header className={header.root}>
      <Container>
        <div className={header.row}>
          <Logo />
          <nav aria-label={content.frame.navigationLabels.main} className={header.wide}>
            <ul className={header.links}>
              <NavigationLinks className={header.link} />
            </ul>
          </nav>
          <div className={header.wide}>
            <LanguageMenu />
            <span className={header.theme} data-theme-menu>
              <ThemeMenu />
            </span>
            <DownloadButton href={playStoreUrl(site, 'header')} />
          </div>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}

/** The shop sign: a symbol that suits any name, the name, and the tagline. */
function Logo() {
  const { site, links, content } = usePageLanguage();

  return (
    <a href={links.home} className={logo.root}>
      <span className={logo.symbol} />
      <span>
        <span className={logo.name}>{site.brandName}</span>
        <span className={logo.tagline}>{content.frame.tagline}</span>
      </span>
    </a>
  );
}
