import { type BusinessValues, mailUrl, readablePhone, whatsAppUrl } from '@site/shared/site';
import { Button, WhatsAppButton } from '@site/shared/ui';
import { Mail } from 'lucide-react';
import type { RequestBlock } from '../../policy/block.schema';
import { blocks as styles } from './blocks.styles';

interface RequestProps {
  request: RequestBlock;
  site: BusinessValues;
}

/** Links that open the draft of a request, in WhatsApp and in an e-mail. It holds no personal data: the reader adds them. */
export function Request({ request: { whatsApp, email, subject, message }, site }: RequestProps) {
  const draft = `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;

  return (
    <>
      <p className={styles.request} data-keep-clear>
        <WhatsAppButton href={whatsAppUrl(site, message)} label={whatsApp} />
        <Button href={mailUrl(site.privacyEmail) + draft} look="outline">
          <Mail aria-hidden />
          {email}
        </Button>
      </p>
      <p className={styles.printedRequest}>
        “{message} …” {site.privacyEmail}, {readablePhone(site.phone)}
      </p>
    </>
  );
}
