import type { ReactNode } from 'react';
import { useServedNodes } from './hydration';
import { moveServedHtml } from './kept-html';

interface ServedHtmlProps {
  /** Name of the place, once in a page. */
  name: string;
  /** For composing, and for a browser that has no HTML of the place, or is to show something else; null for the server's HTML. */
  children: ReactNode;
}

/**
 * A place for words and pictures that have no behaviour. The server's HTML of them stays as it is, so the browser needs
 * neither their code nor their content. Composing renders the children; a browser does after a navigation within the site.
 */
export function ServedHtml({ name, children }: ServedHtmlProps) {
  if (children === null) return <KeptHtml key="kept" name={name} />;
  return (
    <div key="rendered" data-served={name}>
      {children}
    </div>
  );
}

function KeptHtml({ name }: { name: string }) {
  const served = useServedNodes();
  const putBack = (place: HTMLElement | null) => {
    if (place) moveServedHtml(name, place);
  };

  return <div ref={putBack} data-served={name} suppressHydrationWarning dangerouslySetInnerHTML={served} />;
}
