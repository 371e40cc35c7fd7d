import { type BusinessValues, mailUrl } from '@site/shared/site';
import { useFrame } from '../language/page-language';
import { footer } from './footer.styles';

/** Who runs the site: what an Indian company shows on its pages (Companies (Incorporation) Rules 2014, r.26). */
export function LegalIdentity({ site }: { site: BusinessValues }) {
  const { footer: words } = useFrame();
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
