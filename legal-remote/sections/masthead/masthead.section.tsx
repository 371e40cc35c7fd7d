import type { BusinessValues } from '@site/shared/site';
import { Container } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import type { PolicyOutline } from '../../policy/shown';
import { RichText } from '../blocks/RichText';
import { FactsCard } from './FactsCard';
import { masthead as styles } from './masthead.styles';

interface MastheadSectionProps {
  policy: PolicyOutline;
  site: BusinessValues;
  words: Words;
}

/** The first screen: for whom the policy is, who is responsible, since when, and its most important points. */
export function MastheadSection({ policy, site, words }: MastheadSectionProps) {
  return (
    <header className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h1 tabIndex={-1} className={styles.title}>
              {policy.title}
            </h1>
            <p className={styles.lead}>
              <RichText>{policy.lead}</RichText>
            </p>
          </div>
          <div className={styles.facts}>
            <FactsCard policy={policy} site={site} words={words} />
          </div>
          <ul className={styles.points}>
            {policy.keyPoints.map((point) => (
              <li key={point} className={styles.point}>
                <RichText>{point}</RichText>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </header>
  );
}
