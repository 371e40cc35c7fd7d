import type { BusinessValues } from '@site/shared/site';
import type { Language } from '@site/shared/site/languages';
import { useMemo } from 'react';
import type { LegalContent } from '../content/all-content';
import type { Words } from '../content/words.schema';
import { fillPolicy } from '../policy/texts';
import { addressIn, prevailingLanguage } from '../policy/prevailing-language';
import { ArticleSection } from '../sections/article/article.section';
import { DraftMarks } from '../sections/draft/UnconfirmedMark';
import { VersionsSection } from '../sections/versions/versions.section';
import { page as styles } from './privacy-policy-page.styles';

export interface PolicyTextProps {
  site: BusinessValues;
  /** Where the page is. */
  address: string;
  /** The word next to each text that is not confirmed; null for none. */
  mark: string | null;
}

/**
 * The text of the nine sections, as React renders it; it has no behaviour, so browsers mostly have it as HTML alone.
 * @param asked tag of the page's language
 */
export function policyTextOf({ policy, policyLanguage, history, words }: LegalContent, asked: string) {
  const prevailing = prevailingLanguage(policy);
  const isPrevailing = prevailing.tag === policyLanguage;

  return function PolicyText({ site, address, mark }: PolicyTextProps) {
    const filled = useMemo(() => fillPolicy({ policy, history }, site), [site]);
    const versions = <VersionsSection history={filled.history} address={address} words={words} />;
    const prevails = (
      <PrevailingSentence
        language={prevailing}
        address={isPrevailing ? null : addressIn(address, asked, prevailing.tag)}
        words={words}
      />
    );

    return (
      <>
        <p className={styles.shortNote}>
          {filled.policy.shortNote}
          {!isPrevailing && <> {prevails}</>}
        </p>
        <DraftMarks value={mark}>
          {filled.policy.sections.map((section) => (
            <ArticleSection
              key={section.id}
              section={section}
              site={site}
              words={words}
              versions={versions}
              prevails={prevails}
            />
          ))}
        </DraftMarks>
        {/* The policy as a file, which is made from the same data (`documents/`). */}
        <p className={styles.files}>
          {words.files.text}{' '}
          <a href={`${address}.md`} className={styles.file}>
            {words.files.markdown}
          </a>
        </p>
      </>
    );
  };
}

interface PrevailingSentenceProps {
  /** The language whose text counts. */
  language: Language;
  /** Of the page in it; null on that page itself. */
  address: string | null;
  words: Pick<Words, 'prevails'>;
}

/** Says which language's text counts where the policy's languages differ, with a way to it. */
function PrevailingSentence({ language, address, words }: PrevailingSentenceProps) {
  const { tag, name, direction } = language;
  const [before, after] = words.prevails.split('{language}');

  return (
    <>
      {before}
      {address === null ? (
        name
      ) : (
        <a href={address} lang={tag} hrefLang={tag} dir={direction}>
          {name}
        </a>
      )}
      {after}
    </>
  );
}
