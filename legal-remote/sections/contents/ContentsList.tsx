import { numberedHeadings } from '../../policy/heading-numbers';
import type { SectionOutline } from '../../policy/outline';
import { contents as styles } from './contents.styles';

interface ContentsListProps {
  sections: SectionOutline[];
  current: string | null;
}

/** Links to all sections, and to the headings within them that links may lead to. */
export function ContentsList({ sections, current }: ContentsListProps) {
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
