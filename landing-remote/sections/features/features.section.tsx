import { Section } from '@site/shared/ui';
import checkout from '../../art/feature-checkout.svg';
import discovery from '../../art/feature-discovery.svg';
import navigation from '../../art/feature-navigation.svg';
import type { FeaturesContent } from './features.schema';
import { features as styles } from './features.styles';

/** By the names that the content has for them. */
const drawings: Record<string, string> = { navigation, discovery, checkout };

/** The app's three strengths, each with a screen: a drawn one, or a picture that the content brings. */
export function FeaturesSection({ content }: { content: FeaturesContent }) {
  return (
    <Section title={content.title} intro={content.note}>
      <ul className={styles.cards} data-reveal>
        {content.cards.map(({ image, alt, title, description }) => (
          <li key={title} className={styles.card}>
            <img
              src={drawings[image] ?? image}
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
