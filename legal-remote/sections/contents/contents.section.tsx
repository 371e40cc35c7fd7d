import { useMemo } from 'react';
import type { Words } from '../../content/words.schema';
import type { SectionOutline } from '../../policy/outline';
import { ContentsList } from './ContentsList';
import { contents as styles } from './contents.styles';
import { useCurrentSection } from './use-current-section';

interface ContentsSectionProps {
  sections: SectionOutline[];
  words: Pick<Words, 'contents'>;
}

/**
 * The table of contents: beside the text on wide screens, folded above it on phones. The HTML holds both, and the style
 * sheet shows one, so that it works before and without scripts.
 */
export function ContentsSection({ sections, words }: ContentsSectionProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const list = <ContentsList sections={sections} current={current} />;

  return (
    <>
      <nav aria-label={words.contents} className={styles.aside}>
        <p aria-hidden className={styles.title}>
          {words.contents}
        </p>
        {list}
      </nav>
      <nav aria-label={words.contents} className={styles.folded}>
        <details>
          <summary className={styles.summary}>{words.contents}</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
