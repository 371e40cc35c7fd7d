import {
  type BusinessValues,
  mailUrl,
  playStoreUrl,
  readablePhone,
  telUrl,
  whatsAppUrl,
} from '@site/shared/site';
import { Container, DownloadButton, IosButton, WhatsAppButton } from '@site/shared/ui';
import type { ContactContent } from './contact.schema';
import { contact as styles } from './contact.styles';

interface ContactSectionProps {
  content: ContactContent;
  /** Draft of a message on WhatsApp. */
  greeting: string;
  site: BusinessValues;
  /** Address of the picture of a QR code to the store. */
  storeCode?: string;
}

/** The last word: get the app, or talk to us. */
export function ContactSection({ content, greeting, site, storeCode }: ContactSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={styles.root}>
      <Container>
        <div className={styles.card} data-keep-clear>
          <div className={styles.columns}>
            <div>
              <h2 id="contact-title" tabIndex={-1} className={styles.title}>
                {content.title}
              </h2>
              <p className={styles.text}>{content.text}</p>
              <div className={styles.actions}>
                <DownloadButton href={playStoreUrl(site, 'contact')} label={content.download} size="lg" />
                <IosButton label={content.ios.label} comingSoon={content.ios.comingSoon} size="lg" />
                <WhatsAppButton href={whatsAppUrl(site, greeting)} label={content.whatsApp} />
              </div>
              <ul className={styles.contacts}>
                <li>
                  <a href={telUrl(site.phone)} className={styles.link}>
                    {readablePhone(site.phone)}
                  </a>
                </li>
                <li>
                  <a href={mailUrl(site.contactEmail)} className={styles.link}>
                    {site.contactEmail}
                  </a>
                </li>
              </ul>
            </div>
            {storeCode && <StoreCode address={storeCode} {...content.storeCode} />}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** For visitors at a desk: phones, which have the button, neither show nor fetch it. */
function StoreCode({ address, alt, caption }: ContactContent['storeCode'] & { address: string }) {
  return (
    <figure className={styles.code}>
      <img src={address} alt={alt} width={176} height={176} loading="lazy" className={styles.codePicture} />
      <figcaption className={styles.codeCaption}>{caption}</figcaption>
    </figure>
  );
}
