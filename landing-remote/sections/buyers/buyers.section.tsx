import { Section } from '@site/shared/ui';
import cafes from '../../art/buyer-cafes-restaurants.svg';
import vendors from '../../art/buyer-food-vendors.svg';
import kiranas from '../../art/buyer-kiranas.svg';
import offices from '../../art/buyer-offices-hostels.svg';
import pubs from '../../art/buyer-pubs-bars.svg';
import type { BuyersContent } from './buyers.schema';
import { buyers as styles } from './buyers.styles';

const icons = {
  kiranas,
  'cafes-restaurants': cafes,
  'pubs-bars': pubs,
  'food-vendors': vendors,
  'offices-hostels': offices,
};

/** Who buys: a street of five shop fronts, the kirana first and largest. */
export function BuyersSection({ content }: { content: BuyersContent }) {
  return (
    <Section title={content.title} intro={content.intro} head="inset">
      <ul className={styles.street} data-reveal>
        {content.list.map(({ icon, title, description }) => (
          <li key={title} className={styles.front}>
            <img src={icons[icon]} alt="" width={192} height={192} loading="lazy" className={styles.icon} />
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
