import { type BusinessValues, mailUrl, readablePhone, telUrl } from '@site/shared/site';
import type { ReactNode } from 'react';
import type { Words } from '../../content/words.schema';
import { officerName } from '../../policy/contact-details';
import type { PolicyOutline, ShownStatus } from '../../policy/shown';
import { RichText } from '../blocks/RichText';
import { factsCard as styles } from './facts-card.styles';
import { DraftStatus, PolicyDate } from './PolicyDate';

interface FactsCardProps {
  policy: Pick<PolicyOutline, 'version' | 'status'>;
  site: BusinessValues;
  words: Words;
}

/** The most important facts: who is responsible, which version, since when, and whom to contact. */
export function FactsCard({ policy, site, words: { facts, months } }: FactsCardProps) {
  return (
    <section aria-label={facts.title} className={styles.root} data-keep-clear>
      <p aria-hidden className={styles.title}>
        {facts.title}
      </p>
      <dl className={styles.list}>
        <Fact label={facts.runBy}>
          <RichText>{site.legalName}</RichText>
        </Fact>
        <Fact label={facts.app}>
          <RichText>{site.appName}</RichText>
        </Fact>
        <Fact label={facts.version}>{policy.version}</Fact>
        <StatusFacts status={policy.status} facts={facts} months={months} />
        <Fact label={facts.contact}>
          <a href={mailUrl(site.privacyEmail)} className={styles.link}>
            <RichText>{site.privacyEmail}</RichText>
          </a>
          <a href={telUrl(site.phone)} className={styles.link}>
            <RichText>{readablePhone(site.phone)}</RichText>
          </a>
        </Fact>
        <Fact label={facts.grievance}>
          <a href="#grievance" className={styles.link}>
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
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
