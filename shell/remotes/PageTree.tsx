import { useEffect } from 'react';
import type { RemotePageModule, RemotePageProps } from '@site/shared/contracts';
import { EnglishNote } from '../language/EnglishNote';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';

interface PageTreeProps {
  module: RemotePageModule;
  props: RemotePageProps;
  pageLanguage: PageLanguage;
  /** Called once, when the page is on the screen. */
  onShown?: () => void;
}

/** What the ids of a page begin with (`useId`), so that they are not those of the frame. */
export const PAGE_ID_PREFIX = 'page';

/** A remote's page: the same tree in prerendering and in the browser, or React would give other ids to what it hydrates. */
export function PageTree({ module, props, pageLanguage, onShown }: PageTreeProps) {
  const { default: Page, inEnglish } = module;
  useEffect(() => onShown?.(), [onShown]);

  return (
    <PageLanguageProvider value={pageLanguage}>
      {inEnglish && <EnglishNote extent={inEnglish} />}
      <Page {...props} />
    </PageLanguageProvider>
  );
}
