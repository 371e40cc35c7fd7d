import { Container } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { partnersRegion as styles } from './partners.styles';

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
