import { type BusinessValues, mailUrl, readablePhone, telUrl } from '@site/shared/site';
import { Container } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { Words } from '../../content/words.schema';
import { officerName } from '../../policy/contact-details';
import type { PolicyOutline, ShownStatus } from '../../policy/shown';
import { RichText } from '../blocks/RichText';
import { factsCard as factsStyles, masthead as styles } from './masthead.styles';
import { DraftStatus, PolicyDate } from './PolicyDate';

interface MastheadSectionProps {
  policy: PolicyOutline;
  site: BusinessValues;
  words: Words;
}

/** The first screen: for whom the policy is, who is responsible, since when, and its most important points. */
export function MastheadSection({ policy, site, words }: MastheadSectionProps) {
  return (
    <header className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h1 tabIndex={-1} className={styles.title}>
              {policy.title}
            </h1>
            <p className={styles.lead}>
              <RichText>{policy.lead}</RichText>
            </p>
          </div>
          <div className={styles.facts}>
            <FactsCard policy={policy} site={site} words={words} />
          </div>
          <ul className={styles.points}>
            {policy.keyPoints.map((point) => (
              <li key={point} className={styles.point}>
                <RichText>{point}</RichText>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </header>
  );
}

/** The most important facts: who is responsible, which version, since when, and whom to contact. */
export function FactsCard({ policy, site, words: { facts, months } }: MastheadSectionProps) {
  return (
    <section aria-label={facts.title} className={factsStyles.root} data-keep-clear>
      <p aria-hidden className={factsStyles.title}>
        {facts.title}
      </p>
      <dl className={factsStyles.list}>
        <Fact label={facts.runBy}>
          <RichText>{site.legalName}</RichText>
        </Fact>
        <Fact label={facts.app}>
          <RichText>{site.appName}</RichText>
        </Fact>
        <Fact label={facts.version}>{policy.version}</Fact>
        <StatusFacts status={policy.status} facts={facts} months={months} />
        <Fact label={facts.contact}>
          <a href={mailUrl(site.privacyEmail)} className={factsStyles.link}>
            <RichText>{site.privacyEmail}</RichText>
          </a>
          <a href={telUrl(site.phone)} className={factsStyles.link}>
            <RichText>{readablePhone(site.phone)}</RichText>
          </a>
        </Fact>
        <Fact label={facts.grievance}>
          <a href="#grievance" className={factsStyles.link}>
            <RichText>{officerName(site)}</RichText>
          </a>
        </Fact>
      </dl>
    </section>
  );
}

function StatusFacts({ status, facts, months }: { status: ShownStatus } & Pick<Words, 'facts' | 'months'>) {
  if (status.kind === 'draft') {
    return (
      <Fact label={facts.status}>
        <DraftStatus date={status.writtenOn} sentence={facts.draft} months={months} />
      </Fact>
    );
  }
  return (
    <>
      <Fact label={facts.inForce}>
        <PolicyDate date={status.effectiveDate} months={months} />
      </Fact>
      <Fact label={facts.updated}>
        <PolicyDate date={status.approvedOn} months={months} />
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={factsStyles.fact}>
      <dt className={factsStyles.label}>{label}</dt>
      <dd className={factsStyles.value}>{children}</dd>
    </div>
  );
}
