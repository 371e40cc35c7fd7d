import { Component, type ReactNode } from 'react';
import { PAGE_REGION_ID } from '../browser/page-region';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { ErrorScreen } from '../errors/ErrorScreen';
import { unfoldAfterPaint } from './fold';

interface KeepWordsProps {
  pageId: string;
  homeHref: string;
  /** Does not change. */
  startsFolded?: boolean;
  children: ReactNode;
}

interface KeepWordsState {
  hasFailed: boolean;
  /** What stood on the page when it failed. */
  kept: HTMLElement | null;
}

/**
 * The place of a remote's page. When the page throws, while it hydrates or later, its words stay as they stood, as plain
 * HTML whose links still work. A page that throws before it has shown anything leaves the error screen.
 */
export class StaticHtmlFallback extends Component<KeepWordsProps, KeepWordsState> {
  override state: KeepWordsState = { hasFailed: false, kept: null };

  static getDerivedStateFromError(): KeepWordsState {
    // React is still rendering: the document has what the visitor sees now.
    const shown = document.getElementById(PAGE_REGION_ID);
    return { hasFailed: true, kept: (shown?.cloneNode(true) as HTMLElement | undefined) ?? null };
  }

  override render() {
    const { pageId, homeHref, startsFolded, children } = this.props;
    const { hasFailed, kept } = this.state;
    if (!hasFailed) {
      return (
        <div
          id={PAGE_REGION_ID}
          data-page={pageId}
          data-folded={startsFolded || undefined}
          ref={startsFolded ? unfoldAfterPaint : undefined}
        >
          {children}
        </div>
      );
    }
    if (kept?.dataset.page !== pageId || !kept.querySelector('h1'))
      return <ErrorScreen homeHref={homeHref} />;
    return <div key="kept" id={PAGE_REGION_ID} data-page={pageId} ref={this.putBack} />;
  }

  /** One function for all renders, so that React calls it once; a copy, so that what is kept stays whole. */
  private readonly putBack = (region: HTMLElement | null) => {
    const copy = this.state.kept?.cloneNode(true);
    if (copy) region?.replaceChildren(...copy.childNodes);
    releaseEarlyTaps('page');
  };
}
