import { hasMissingValues, missingValues } from '@site/shared/site';
import { ToastRegion } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { type AnsweringPages, LanguageOffer } from '../language/LanguageOffer';
import { ExampleStrip } from './ExampleStrip';
import { FloatingDownload } from './FloatingDownload';
import { Footer } from './Footer';
import { frameStyles, skipLink } from './frame.styles';
import { Header } from './Header';
import { useFrame } from '../language/page-language';

/** What surrounds every page. */
export function Frame({ pages, children }: { pages: AnsweringPages; children: ReactNode }) {
  const { skipLink: words } = useFrame();

  return (
    <>
      {/* The first stop of the keyboard: past the header, to the page. */}
      <a href="#main" className={skipLink.root}>
        {words}
      </a>
      {/* Not with &&: webpack leaves a component out of the build only where it follows ? (`optimization.inlineExports`). */}
      {hasMissingValues ? <ExampleStrip missing={missingValues} /> : null}
      <Header />
      <LanguageOffer pages={pages} />
      <main id="main" tabIndex={-1} className={frameStyles.main}>
        {children}
        <FloatingDownload />
      </main>
      <Footer />
      <ToastRegion />
    </>
  );
}
