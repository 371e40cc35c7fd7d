import { frame } from '../content/frame.content';
import { skipLink } from './skip-link.styles';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={skipLink.root}>
      {frame.skipLink}
    </a>
  );
}
