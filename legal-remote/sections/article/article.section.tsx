import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../content/words.schema';
import { numberedHeadings } from '../../policy/texts';
import type { PolicySection } from '../../policy/policy.schema';
import { PolicyBlock, type PolicyBlockProps } from '../blocks/PolicyBlock';
import { RichText } from '../blocks/RichText';
import { article as styles } from './article.styles';
import { Link } from 'lucide-react';

interface ArticleSectionProps extends Pick<PolicyBlockProps, 'site' | 'words' | 'prevails'> {
  section: PolicySection;
  /** The list of the policy's versions, for the section that holds it. */
  versions: ReactNode;
}

/** One of the nine sections: its heading, its summary, and its text. */
export function ArticleSection({ section, site, words, versions, prevails }: ArticleSectionProps) {
  const { id, number, title, inShort, blocks } = section;
  const headings = numberedHeadings(section);
  const titleId = `${id}-title`;

  return (
    <section id={id} aria-labelledby={titleId} className={styles.root} data-below-fold>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <a href={`#${id}`} className={styles.permalink}>
            <span className={styles.number}>{number}</span> {title}
          </a>
        </h2>
        <CopyLinkButton id={id} number={number} words={words} />
      </div>
      <p className={styles.inShort}>
        <strong className={styles.inShortLabel}>{words.inShort}</strong> <RichText>{inShort}</RichText>
      </p>
      {blocks.map((block, index) => {
        if (block.kind === 'versions') return <Fragment key={index}>{versions}</Fragment>;
        if (block.kind !== 'heading') {
          return (
            <PolicyBlock
              key={index}
              block={block}
              previous={blocks[index - 1]}
              site={site}
              words={words}
              prevails={prevails}
            />
          );
        }
        const heading = headings.shift();
        return (
          <h3 key={index} id={block.id} className={styles.subtitle}>
            <span className={styles.subnumber}>{heading?.number}</span> {block.title}
          </h3>
        );
      })}
    </section>
  );
}

interface CopyLinkButtonProps extends Pick<PolicySection, 'id' | 'number'> {
  words: Pick<Words, 'copyLink'>;
}

/** Copies a section's address (`use-copy-links.ts`). Without scripts it is hidden; the heading is a link to the same address. */
export function CopyLinkButton({ id, number, words }: CopyLinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={words.copyLink.replace('{number}', String(number))}
      data-copy-link={id}
      data-number={number}
      className={styles.copyLink}
    >
      <Link aria-hidden />
    </button>
  );
}
