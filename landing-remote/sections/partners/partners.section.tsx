import { type BusinessValues, fillIn, whatsAppUrl } from '@site/shared/site';
import { Container, WhatsAppButton } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import type { InvitationContent } from '../brand-owners/brand-owners.schema';
import { invitation as styles, partnersRegion as regionStyles } from './partners.styles';

/** Where the header's Partners link leads: brand owners and partners, side by side where there is room. */
export function PartnersRegion({ children }: { children: ReactNode }) {
  return (
    <div id="partners" className={regionStyles.root}>
      <Container>
        <div className={regionStyles.columns}>{children}</div>
      </Container>
    </div>
  );
}

interface InvitationProps {
  content: InvitationContent;
  site: BusinessValues;
  /** The two voices look different: brand owners on a poster, partners on a visiting card. */
  voice: 'poster' | 'card';
}

/** A spoken invitation with one thing to do: talk on WhatsApp. */
export function Invitation({ content, site, voice }: InvitationProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className={`${styles.root} ${styles[voice]}`}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {content.title}
      </h2>
      <p className={voice === 'poster' ? styles.shout : styles.text}>{fillIn(content.text, site)}</p>
      <p>
        <WhatsAppButton
          href={whatsAppUrl(site, content.message)}
          label={content.action}
          look={voice === 'poster' ? 'light' : 'outline'}
        />
      </p>
    </section>
  );
}
