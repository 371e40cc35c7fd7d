import { Section } from '@site/shared/ui';
import { Boxes, Clock, Handshake, MapPinned, Tags, UsersRound } from 'lucide-react';
import type { BenefitsContent } from './benefits.schema';
import { benefits as styles } from './benefits.styles';

const icons = {
  'same-day': Clock,
  pricing: Tags,
  bulk: Boxes,
  partnerships: Handshake,
  team: UsersRound,
  track: MapPinned,
};

/** Six reasons, as lines on a painted price board. */
export function BenefitsSection({ content }: { content: BenefitsContent }) {
  return (
    <Section title={content.title} ground="board">
      <ul className={styles.board} data-reveal>
        {content.list.map(({ icon, title, description }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className={styles.line}>
              <Icon aria-hidden className={styles.icon} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
