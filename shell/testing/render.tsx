import { render as renderAlone, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PageLanguageProvider } from '../language/page-language';
import { english as content } from './english';

const english = { language: 'en', content };

/** Renders a piece of the shell as it stands on an English page. */
export function render(piece: ReactElement, options?: RenderOptions): RenderResult {
  return renderAlone(piece, { wrapper: InEnglish, ...options });
}

function InEnglish({ children }: { children: ReactNode }) {
  return <PageLanguageProvider value={english}>{children}</PageLanguageProvider>;
}
