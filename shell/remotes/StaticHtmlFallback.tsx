import { Component, type ReactNode } from 'react';
import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { ErrorScreen } from '../errors/ErrorScreen';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';

interface StaticHtmlFallbackProps {
  /** Holds the page, and nothing else. */
  region: HTMLElement;
  pageLanguage: PageLanguage;
  children: ReactNode;
}

interface StaticHtmlFallbackState {
  hasFailed: boolean;
  /** What stood on the page when it failed, and how to bring the reader back to her place; null where there was nothing to read. */
  kept: { nodes: Node[]; bringBack: () => void } | null;
}

/**
 * Around a remote's page. When the page throws, while it hydrates or later, its words stay as they stood, as plain HTML whose
 * links still work. A page that throws before it has shown anything leaves the error screen.
 */
export class StaticHtmlFallback extends Component<StaticHtmlFallbackProps, StaticHtmlFallbackState> {
  override state: StaticHtmlFallbackState = { hasFailed: false, kept: null };

  static getDerivedStateFromError(): StaticHtmlFallbackState {
    // React is still rendering: the document has what the visitor sees now.
    return { hasFailed: true, kept: pageIn(document.getElementById(PAGE_REGION_ID)) };
  }

  /** React has taken its nodes off the page by now. */
  override componentDidCatch() {
    const { kept } = this.state;
    if (kept) {
      this.props.region.replaceChildren(...kept.nodes);
      kept.bringBack();
    }
    releaseEarlyTaps('page');
  }

  override render() {
    const { pageLanguage, children } = this.props;
    const { hasFailed, kept } = this.state;
    if (!hasFailed) return children;
    if (kept) return null;
    return (
      <PageLanguageProvider value={pageLanguage}>
        <ErrorScreen />
      </PageLanguageProvider>
    );
  }
}

function pageIn(region: HTMLElement | null): StaticHtmlFallbackState['kept'] {
  if (!region?.querySelector('h1')) return null;
  return { nodes: [...region.childNodes], bringBack: keepPlace(region) };
}

/**
 * Notes where the reader is within an element: the focus and the selection, which are lost when its nodes leave the document.
 * @returns how to bring the reader back, once the same nodes are there again
 */
function keepPlace(element: Element): () => void {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const selection = getSelection();
  const isSelected = selection && !selection.isCollapsed && element.contains(selection.anchorNode);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = isSelected ? selection : {};
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (anchorNode && focusNode)
      selection!.setBaseAndExtent(anchorNode, anchorOffset!, focusNode, focusOffset!);
  };
}
