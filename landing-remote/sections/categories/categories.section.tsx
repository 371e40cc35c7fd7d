import { Section } from '@site/shared/ui';
import beverages from '../../art/category-beverages.svg';
import cleaning from '../../art/category-cleaning-personal-care.svg';
import groceries from '../../art/category-groceries.svg';
import snacks from '../../art/category-packaged-snacks.svg';
import supplies from '../../art/category-restaurant-supplies.svg';
import type { CategoriesContent } from './categories.schema';
import { categories as styles } from './categories.styles';

const icons = {
  beverages,
  groceries,
  'packaged-snacks': snacks,
  'cleaning-personal-care': cleaning,
  'restaurant-supplies': supplies,
};

/** What can be ordered: five crates on a shelf. */
export function CategoriesSection({ content }: { content: CategoriesContent }) {
  return (
    <Section id="services" title={content.title} intro={content.intro} ground="kraft">
      <ul className={styles.shelf} data-reveal>
        {content.list.map(({ icon, title }) => (
          <li key={title} className={styles.crate}>
            <img src={icons[icon]} alt="" width={192} height={192} loading="lazy" className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
