import type { Detail } from '../../policy/contact-details';
import { blocks as styles } from './blocks.styles';
import { RichText } from './RichText';

/** A list of labels with their values, such as contact details. */
export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.details} data-keep-clear>
      {details.map(({ label, text, href }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            {href ? (
              <a href={href} className={styles.contact}>
                <RichText>{text}</RichText>
              </a>
            ) : (
              <RichText>{text}</RichText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
