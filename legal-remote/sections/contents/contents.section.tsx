import { useMemo, useEffect, useState } from 'react';
import type { Words } from '../../content/words.schema';
import type { SectionOutline } from '../../policy/shown';
import { contents as styles } from './contents.styles';
import { numberedHeadings } from '../../policy/texts';

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

/** Links to all sections, and to the headings within them that links may lead to. */
function ContentsList({ sections, current }: { sections: SectionOutline[]; current: string | null }) {
  return (
    <ol className={styles.list}>
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            aria-current={section.id === current ? 'location' : undefined}
            className={styles.link}
          >
            <span className={styles.number}>{section.number}</span> {section.title}
          </a>
          <SubList section={section} />
        </li>
      ))}
    </ol>
  );
}

function SubList({ section }: { section: SectionOutline }) {
  const linked = numberedHeadings(section).filter(({ id }) => id);
  if (linked.length === 0) return null;

  return (
    <ol>
      {linked.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.sublink}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
