import { mailUrl, readablePhone, telUrl, whatsAppUrl } from '@site/shared/site';
import { Container, NewTabHint } from '@site/shared/ui';
import { usePageLanguage } from '../language/page-language';
import { CREDITS_FILE } from '../site-files/credits';
import { footer } from './footer.styles';
import { NavigationLinks } from './NavigationLinks';

/** Quick links, contact information and who runs the site (specification §2; Companies Rules 2014, r.26). */
export function Footer() {
  const { site, links, basePath, content } = usePageLanguage();
  const { frame, greeting } = content;
  const { footer: words } = frame;

  return (
    <footer className={footer.root}>
      <Container>
        <div className={footer.columns}>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className={footer.title}>
              {words.quickLinks}
            </h2>
            <ul>
              <NavigationLinks className={footer.link} />
              <li>
                <a href={links.privacyPolicy} className={footer.link}>
                  {words.privacyPolicy}
                </a>
              </li>
            </ul>
          </nav>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className={footer.title}>
              {words.contact}
            </h2>
            <ul>
              <li>
                <a href={telUrl(site.phone)} className={footer.link}>
                  {readablePhone(site.phone)}
                </a>
              </li>
              <li>
                <a href={mailUrl(site.contactEmail)} className={footer.link}>
                  {site.contactEmail}
                </a>
              </li>
              <li>
                <a
                  href={whatsAppUrl(site, greeting)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={footer.link}
                >
                  {words.whatsApp}
                  <NewTabHint />
                </a>
              </li>
            </ul>
          </section>
          <LegalIdentity />
        </div>
        <p className={footer.small}>
          © {site.copyrightYear} {site.brandName}. {words.playTrademark}{' '}
          <a href={`${basePath}/${CREDITS_FILE}`} className={footer.link}>
            {words.credits}
          </a>
        </p>
      </Container>
    </footer>
  );
}

/** Who runs the site: what an Indian company shows on its pages (Companies (Incorporation) Rules 2014, r.26). */
function LegalIdentity() {
  const { site, content } = usePageLanguage();
  const { footer: words } = content.frame;
  const { grievanceOfficer } = site;

  return (
    <section aria-labelledby="footer-company">
      <h2 id="footer-company" className={footer.title}>
        {words.company}
      </h2>
      <dl className={footer.facts}>
        <dt>{site.legalName}</dt>
        <dd>
          {words.labels.address}: <bdi>{site.registeredAddress}</bdi>
        </dd>
        {site.cin !== 'not applicable' && (
          <dd>
            {words.labels.cin}: {site.cin}
          </dd>
        )}
        {site.fssaiLicence !== 'not applicable' && (
          <dd>
            {words.labels.fssai}: {site.fssaiLicence}
          </dd>
        )}
        <dt>{words.labels.grievance}</dt>
        <dd>
          {grievanceOfficer.name}, {grievanceOfficer.role}
        </dd>
        <dd>
          <a href={mailUrl(grievanceOfficer.email)} className={footer.link}>
            {grievanceOfficer.email}
          </a>
        </dd>
      </dl>
    </section>
  );
}
