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
    <Section id="how-it-works" title={content.title} intro={content.intro} ground="wall" head="centred">
      <div className={styles.way}>
        <Road />
        <ol className={styles.path} data-reveal>
          {content.list.map(({ icon, title, description }, index) => (
            <li key={title} className={styles.stop}>
              <span className={styles.stamp}>
                <img
                  src={icons[icon]}
                  alt=""
                  width={136}
                  height={136}
                  loading="lazy"
                  className={styles.picture}
                />
                <span className={styles.number}>{index + 1}</span>
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** It is stretched to the stops' width; the line itself is not. */
function Road() {
  return (
    <svg className={styles.road} viewBox="0 0 100 40" preserveAspectRatio="none" fill="none" aria-hidden>
      <path
        d="M12.5 14C25 8 25 34 37.5 30S50 8 62.5 14 75 34 87.5 30"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="12 10"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
