import { type BusinessValues, mailUrl, playStoreUrl, readablePhone, telUrl, whatsAppUrl } from '@site/shared/site';
import { Card, Container, DownloadButton, IosButton, WhatsAppButton } from '@site/shared/ui';
import type { ContactContent } from './contact.schema';
import { contact as styles } from './contact.styles';

interface ContactSectionProps {
  content: ContactContent;
  site: BusinessValues;
}

/** The last word: get the app, or talk to us. */
export function ContactSection({ content, site }: ContactSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={styles.root}>
      <Container>
        <Card shade="painted" keepClear>
          <h2 id="contact-title" tabIndex={-1} className={styles.title}>{content.title}</h2>
          <p className={styles.text}>{content.text}</p>
          <div className={styles.actions}>
            <DownloadButton href={playStoreUrl(site, 'contact')} label={content.download} size="lg" />
            <IosButton label={content.ios.label} comingSoon={content.ios.comingSoon} size="lg" />
            <WhatsAppButton href={whatsAppUrl(site, content.message)} label={content.whatsApp} />
          </div>
          <ul className={styles.contacts}>
            <li>
              <a href={telUrl(site.phone)} className={styles.link}>{readablePhone(site.phone)}</a>
            </li>
            <li>
              <a href={mailUrl(site.contactEmail)} className={styles.link}>{site.contactEmail}</a>
            </li>
          </ul>
        </Card>
      </Container>
    </section>
  );
}
