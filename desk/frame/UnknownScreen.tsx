import { problems } from '../content/problems.content';
import { EmptyState } from '../parts/EmptyState';

/** For an address that is none. */
export function UnknownScreen() {
  const { title, text, link } = problems.unknown;
  return <EmptyState title={title} text={text} link={{ to: '/', label: link }} />;
}
