import { useMemo, useEffect, useState } from 'react';
import type { Words } from '../../content/words.schema';
import type { SectionOutline } from '../../policy/outline';
import { ContentsList } from './ContentsList';
import { contents as styles } from './contents.styles';

interface ContentsSectionProps {
  sections: SectionOutline[];
  words: Pick<Words, 'contents'>;
}

/**
 * The table of contents: next to the text on wide screens, folded above it on phones. The HTML holds both, and the style
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

/** Id of the section that the visitor reads: it intersects a band below the header. Null above the first section. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const intersecting = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) intersecting.add(target.id);
          else intersecting.delete(target.id);
        }
        setCurrent([...ids].reverse().find((id) => intersecting.has(id)) ?? null);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
