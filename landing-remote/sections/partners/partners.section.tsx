import type { BusinessValues } from '@site/shared/site';
import { Invitation } from '../invitation/Invitation';
import type { PartnersContent } from './partners.schema';
import { Container } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { partnersRegion as styles } from './partners.styles';

export function PartnersSection({ content, site }: { content: PartnersContent; site: BusinessValues }) {
  return <Invitation content={content} site={site} voice="card" />;
}

/** Where the header's Partners link leads: brand owners and partners, side by side where there is room. */
export function PartnersRegion({ children }: { children: ReactNode }) {
  return (
    <div id="partners" className={styles.root}>
      <Container>
        <div className={styles.columns}>{children}</div>
      </Container>
    </div>
  );
}
