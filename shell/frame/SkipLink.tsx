import { useFrame } from '../language/page-language';
import { skipLink } from './skip-link.styles';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const { skipLink: words } = useFrame();

  return (
    <a href="#main" className={skipLink.root}>
      {words}
    </a>
  );
}
