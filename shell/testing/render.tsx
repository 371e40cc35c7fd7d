import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render as renderAlone, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { type PageLanguage, PageLanguageProvider, pageLanguageAt } from '../language/page-language';
import { english as content } from './english';

/** Renders a piece of the shell as it stands on an English page. @param page what is otherwise on it; `site` is all supplied */
export function render(
  piece: ReactElement,
  { basePath = '', ...page }: Partial<PageLanguage> = {},
): RenderResult {
  const value = { ...pageLanguageAt(basePath, 'en', content), site: suppliedValues, ...page };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageLanguageProvider value={value}>{children}</PageLanguageProvider>
  );
  return renderAlone(piece, { wrapper });
}
