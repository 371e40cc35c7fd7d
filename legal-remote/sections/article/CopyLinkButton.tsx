import { Link } from 'lucide-react';
import type { Words } from '../../content/words.schema';
import { article as styles } from './article.styles';

interface CopyLinkButtonProps {
  /** Anchor of the section. */
  id: string;
  number: number;
  words: Pick<Words, 'copyLink'>;
}

/**
 * Copies a section's address (`use-copy-links.ts`). Without scripts it is hidden; the heading is a link to the same
 * address.
 */
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
