import { candidate } from '../../content/candidate.content';
import { pageName } from '../../parts/page-name';

/** What a comment is about, as people call it: `The home page › Services`. */
export function placeName({ page, section }: { page: string | null; section: string | null }): string {
  if (page === null) return candidate.comments.whole;
  const name = pageName(page);
  return [name.charAt(0).toUpperCase() + name.slice(1), ...(section ? [section] : [])].join(' › ');
}
