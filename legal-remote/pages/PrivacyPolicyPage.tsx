import type { RemotePageProps } from '@site/shared/contracts';
import { Container } from '@site/shared/ui';
import { useMemo } from 'react';
import type { LegalContent } from '../content/all-content';
import { fillPolicy } from '../policy/fill-policy';
import { ArticleSection } from '../sections/article/article.section';
import { ClosingSection } from '../sections/closing/closing.section';
import { ContentsSection } from '../sections/contents/contents.section';
import { DraftMarks } from '../sections/draft/draft-marks';
import { DraftSection } from '../sections/draft/draft.section';
import { useDraftView } from '../sections/draft/use-draft-view';
import { MastheadSection } from '../sections/masthead/masthead.section';
import { VersionsSection } from '../sections/versions/versions.section';
import { PolicyFiles } from './PolicyFiles';
import { page as styles } from './privacy-policy-page.styles';

interface PrivacyPolicyPageProps extends RemotePageProps {
  content: LegalContent;
}

/** The privacy policy in its nine sections (specification §2); it ends with a WhatsApp button. */
export function PrivacyPolicyPage({ site, links, content, isPreview = false }: PrivacyPolicyPageProps) {
  const { words, policy, history, unconfirmedCount } = content;
  const filled = useMemo(() => fillPolicy({ policy, history }, site), [policy, history, site]);
  const draftView = useDraftView(isPreview, unconfirmedCount);
  const { sections, shortNote } = filled.policy;
  const versions = <VersionsSection history={filled.history} address={links.privacyPolicy} words={words} />;

  return (
    <div className={styles.root} data-headings="legal">
      <MastheadSection policy={filled.policy} site={site} words={words} />
      <DraftSection view={draftView} unconfirmedCount={unconfirmedCount} words={words} />
      <Container>
        <div className={styles.columns}>
          <ContentsSection sections={sections} words={words} />
          <article aria-label={filled.policy.title} className={styles.text}>
            <p className={styles.shortNote}>{shortNote}</p>
            <DraftMarks value={draftView.isOn ? words.draftView.mark : null}>
              {sections.map((section) => (
                <ArticleSection
                  key={section.id}
                  section={section}
                  site={site}
                  words={words}
                  versions={versions}
                />
              ))}
            </DraftMarks>
            <PolicyFiles address={links.privacyPolicy} words={words} />
          </article>
        </div>
      </Container>
      <ClosingSection site={site} words={words} greeting={content.greeting} />
    </div>
  );
}
