import { type BusinessValues, fillIn, playStoreUrl } from '@site/shared/site';
import { Button, Container, DownloadButton, VisuallyHidden } from '@site/shared/ui';
import { ArrowDown, Hourglass, Smartphone, Truck } from 'lucide-react';
import picture from '../../art/hero-phone.svg';
import type { HeroContent } from './hero.schema';
import { hero as styles } from './hero.styles';

const icons = { phone: Smartphone, soon: Hourglass, delivery: Truck };

/** What is to come is written in chalk. */
function Badge({ icon, text }: HeroContent['badges'][number]) {
  const Icon = icons[icon];
  return (
    <li className={icon === 'soon' ? `${styles.badge} ${styles.chalked}` : styles.badge}>
      <Icon aria-hidden />
      {text}
    </li>
  );
}

/** What the business is, for whom, and the one thing to do. */
export function HeroSection({ content, site }: { content: HeroContent; site: BusinessValues }) {
  return (
    <section aria-labelledby="hero-title" className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h1 id="hero-title" tabIndex={-1} className={styles.title}>
              {content.title}
            </h1>
            <p className={styles.text}>{fillIn(content.text, site)}</p>
            <p className={styles.actions} data-entrance data-keep-clear>
              <DownloadButton href={playStoreUrl(site, 'hero')} label={content.download} size="lg" />
              <Button href="#services" look="outline" size="lg">
                <span>
                  {content.learnMore.label}
                  <VisuallyHidden> {content.learnMore.about}</VisuallyHidden>
                </span>
                <ArrowDown aria-hidden />
              </Button>
            </p>
            <ul aria-label={content.badgesLabel} className={styles.badges} data-entrance data-keep-clear>
              {content.badges.map(({ icon, text }) => (
                <Badge key={text} icon={icon} text={text} />
              ))}
            </ul>
          </div>
          <img
            src={picture}
            alt={content.picture}
            width={480}
            height={520}
            // The headline is what visitors come for; the picture yields to it and to the font.
            fetchPriority="low"
            className={styles.picture}
            data-entrance
          />
        </div>
      </Container>
    </section>
  );
}
