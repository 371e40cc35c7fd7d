import { playStoreUrl } from '@site/shared/site';
import type { RemotePageProps } from '@site/shared/contracts';
import { Container, DownloadButton } from '@site/shared/ui';
import { useFrame } from '../language/page-language';
import { LanguageMenu } from '../language/LanguageMenu';
import { ThemeMenu } from '../theme/ThemeControls';
import { header, logo } from './header.styles';
import { MobileMenu } from './MobileMenu';
import { navigationLinks } from './navigation-links';

interface HeaderProps extends RemotePageProps {
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
}

/** The sticky header of every page (specification §2). On narrower screens the links move into a menu. */
export function Header({ site, links, basePath }: HeaderProps) {
  const frame = useFrame();

  return (
    <header className={header.root}>
      <Container>
        <div className={header.row}>
          <Logo brandName={site.brandName} tagline={frame.tagline} homeHref={links.home} />
          <nav aria-label={frame.navigationLabels.main} className={header.wide}>
            <ul className={header.links}>
              {navigationLinks(frame, links.home).map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={header.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={header.wide}>
            <LanguageMenu basePath={basePath} />
            <span className={header.theme} data-theme-menu>
              <ThemeMenu />
            </span>
            <DownloadButton href={playStoreUrl(site, 'header')} />
          </div>
          <MobileMenu site={site} links={links} basePath={basePath} />
        </div>
      </Container>
    </header>
  );
}

interface LogoProps {
  brandName: string;
  tagline: string;
  homeHref: string;
}

/** The shop sign: a symbol that suits any name, the name, and the tagline. */
function Logo({ brandName, tagline, homeHref }: LogoProps) {
  return (
    <a href={homeHref} className={logo.root}>
      <span className={logo.symbol} />
      <span>
        <span className={logo.name}>{brandName}</span>
        <span className={logo.tagline}>{tagline}</span>
      </span>
    </a>
  );
}
