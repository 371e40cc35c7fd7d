import type { BusinessValues } from '@site/shared/site';
import { useMemo } from 'react';
import type { LegalContent } from '../content/all-content';
import { fillPolicy } from '../policy/fill-policy';
import { ArticleSection } from '../sections/article/article.section';
import { DraftMarks } from '../sections/draft/draft-marks';
import { VersionsSection } from '../sections/versions/versions.section';
import { PolicyFiles } from './PolicyFiles';
import { page as styles } from './privacy-policy-page.styles';

export interface PolicyTextProps {
  site: BusinessValues;
  /** Where the page is. */
  address: string;
  /** The word beside each text that is not confirmed; null for none. */
  mark: string | null;
}

/** The text of the nine sections, as React renders it; it has no behaviour, so browsers mostly have it as HTML alone. */
export function policyTextOf({ policy, history, words }: LegalContent) {
  return function PolicyText({ site, address, mark }: PolicyTextProps) {
    const filled = useMemo(() => fillPolicy({ policy, history }, site), [site]);
    const versions = <VersionsSection history={filled.history} address={address} words={words} />;

    return (
      <>
        <p className={styles.shortNote}>{filled.policy.shortNote}</p>
        <DraftMarks value={mark}>
          {filled.policy.sections.map((section) => (
            <ArticleSection
              key={section.id}
              section={section}
              site={site}
              words={words}
              versions={versions}
            />
          ))}
        </DraftMarks>
        <PolicyFiles address={address} words={words} />
      </>
    );
  };
}
