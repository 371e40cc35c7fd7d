import { type BusinessValues, fillIn, playStoreUrl } from '@site/shared/site';
import { Button, Container, DownloadButton, Sign, VisuallyHidden } from '@site/shared/ui';
import { ArrowDown, Hourglass, Smartphone, Truck } from 'lucide-react';
import picture from '../../art/hero-phone.svg';
import type { HeroContent } from './hero.schema';
import { hero as styles } from './hero.styles';

interface HeroSectionProps {
  content: HeroContent;
  site: BusinessValues;
}

/** What the business is, for whom, and the one thing to do. */
export function HeroSection({ content, site }: HeroSectionProps) {
  return (
    <section aria-labelledby="hero-title" className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h1 id="hero-title" tabIndex={-1} className={styles.title}>
              {content.title}
            </h1>
            <p className={styles.text}>{fillIn(content.text, site)}</p>
            <p className={styles.actions} data-entrance>
              <DownloadButton href={playStoreUrl(site, 'hero')} label={content.download} size="lg" />
              <Button href="#services" look="outline" size="lg">
                <span>
                  {content.learnMore.label}
                  <VisuallyHidden> {content.learnMore.about}</VisuallyHidden>
                </span>
                <ArrowDown aria-hidden />
              </Button>
            </p>
            <ul aria-label={content.badgesLabel} className={styles.badges} data-entrance>
              <Sign as="li">
                <Smartphone aria-hidden />
                {content.badges.android}
              </Sign>
              <Sign as="li" paint="chalked">
                <Hourglass aria-hidden />
                {content.badges.ios}
              </Sign>
              <Sign as="li">
                <Truck aria-hidden />
                {content.badges.delivery}
              </Sign>
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
