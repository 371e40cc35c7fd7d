import { render as renderAlone, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { ShellContent } from '../content/all-content';
import { exampleStrip } from '../content/example-strip.content';
import { frame } from '../content/frame.content';
import { previewBanner } from '../content/preview-banner.content';
import { PageLanguageProvider } from '../language/page-language';
import { greeting } from '@site/shared/site/greeting';
import { kitWords } from '@site/shared/site/kit-words';

/** The shell's words in English. */
const content: ShellContent = { frame, exampleStrip, previewBanner, greeting, kitWords };

const english = { language: 'en', content };

/** Renders a piece of the shell as it stands on an English page. */
export function render(piece: ReactElement, options?: RenderOptions): RenderResult {
  return renderAlone(piece, { wrapper: InEnglish, ...options });
}

function InEnglish({ children }: { children: ReactNode }) {
  return <PageLanguageProvider value={english}>{children}</PageLanguageProvider>;
}
