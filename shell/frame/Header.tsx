import { playStoreUrl } from '@site/shared/site';
import type { RemotePageProps } from '@site/shared/contracts';
import { Container, DownloadButton } from '@site/shared/ui';
import { frame } from '../content/frame.content';
import { ThemeMenu } from '../theme/ThemeMenu';
import { header } from './header.styles';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { navigationLinks } from './navigation-links';

/** The sticky header of every page (specification §2). Below `md` the links move into a menu. */
export function Header({ site, links }: RemotePageProps) {
  return (
    <header className={header.root}>
      <Container>
        <div className={header.row}>
          <Logo brandName={site.brandName} tagline={frame.tagline} homeHref={links.home} />
          <nav aria-label="Main" className={header.wide}>
            <ul className={header.links}>
              {navigationLinks(links.home).map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={header.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={header.wide}>
            <span className={header.theme}>
              <ThemeMenu />
            </span>
            <DownloadButton href={playStoreUrl(site, 'header')} />
          </div>
          <MobileMenu site={site} links={links} />
        </div>
      </Container>
    </header>
  );
}
