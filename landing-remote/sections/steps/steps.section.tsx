import { Section } from '@site/shared/ui';
import browse from '../../art/step-browse.svg';
import confirm from '../../art/step-confirm.svg';
import download from '../../art/step-download.svg';
import track from '../../art/step-track.svg';
import type { StepsContent } from './steps.schema';
import { steps as styles } from './steps.styles';

const icons = { download, browse, confirm, track };

/** The order's way from download to delivery, drawn as a path with four stops. */
export function StepsSection({ content }: { content: StepsContent }) {
  return (
    <Section id="how-it-works" title={content.title} intro={content.intro} ground="wall">
      <ol className={styles.path} data-reveal>
        {content.list.map(({ number, icon, title, description }) => (
          <li key={number} className={styles.stop}>
            <span className={styles.stamp}>
              <img src={icons[icon]} alt="" width={72} height={72} loading="lazy" />
              <span className={styles.number}>{number}</span>
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
