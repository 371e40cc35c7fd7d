import { Section } from '@site/shared/ui';
import checkout from '../../art/feature-checkout.svg';
import discovery from '../../art/feature-discovery.svg';
import navigation from '../../art/feature-navigation.svg';
import type { FeaturesContent } from './features.schema';
import { features as styles } from './features.styles';

const images = { navigation, discovery, checkout };

/** The app's three strengths, each with a drawn screen. */
export function FeaturesSection({ content }: { content: FeaturesContent }) {
  return (
    <Section title={content.title} intro={content.note}>
      <ul className={styles.cards} data-reveal>
        {content.cards.map(({ image, alt, title, description }) => (
          <li key={title} className={styles.card}>
            <img
              src={images[image]}
              alt={alt}
              width={400}
              height={300}
              loading="lazy"
              className={styles.image}
            />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
