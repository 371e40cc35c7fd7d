import { type BusinessValues, whatsAppUrl } from '@site/shared/site';
import { Container, WhatsAppButton } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import { closing as styles } from './closing.styles';

interface ClosingSectionProps {
  site: BusinessValues;
  words: Pick<Words, 'closing'>;
  /** Draft of a message on WhatsApp. */
  greeting: string;
}

/** The page ends with a WhatsApp button (specification §2). */
export function ClosingSection({ site, words: { closing }, greeting }: ClosingSectionProps) {
  return (
    <div className={styles.root}>
      <Container>
        <div className={styles.row}>
          <p className={styles.text}>{closing.text}</p>
          <WhatsAppButton href={whatsAppUrl(site, greeting)} label={closing.whatsApp} look="solid" />
        </div>
      </Container>
    </div>
  );
}
