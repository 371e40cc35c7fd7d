import { Section } from '@site/shared/ui';
import bulk from '../../art/benefit-bulk.svg';
import partnerships from '../../art/benefit-partnerships.svg';
import pricing from '../../art/benefit-pricing.svg';
import sameDay from '../../art/benefit-same-day.svg';
import team from '../../art/benefit-team.svg';
import track from '../../art/benefit-track.svg';
import scales from '../../art/scales.svg';
import type { BenefitsContent } from './benefits.schema';
import { benefits as styles } from './benefits.styles';

const icons = { 'same-day': sameDay, pricing, bulk, partnerships, team, track };

/** A market's scales, where the board leaves room for them. */
function Scales() {
  return <img src={scales} alt="" width={320} height={220} loading="lazy" className={styles.scales} />;
}

/** Six reasons, as lines on a painted price board. */
export function BenefitsSection({ content }: { content: BenefitsContent }) {
  return (
    <Section title={content.title} ground="board" head="beside" headEnd={<Scales />}>
      <ul className={styles.board} data-reveal>
        {content.list.map(({ icon, title, description }) => (
          <li key={title} className={styles.line}>
            <img src={icons[icon]} alt="" width={48} height={48} loading="lazy" className={styles.icon} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
