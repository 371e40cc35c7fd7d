import type { RemotePageProps } from '@site/shared/contracts';
import { pagePropsAt } from '@site/shared/pages/page-props';
import { KitWords } from '@site/shared/ui';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShellContent } from '../content/all-content';
import type { FrameContent } from '../content/frame.schema';

/** What all that is around a page knows of it: what the page is handed, its language, and the shell's words in it. */
export interface PageLanguage extends RemotePageProps {
  /** BCP 47 tag of `shared/site/languages.ts`. */
  language: string;
  content: ShellContent;
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
}

/** Of a page below a path that the site hangs under. */
export function pageLanguageAt(basePath: string, language: string, content: ShellContent): PageLanguage {
  return { ...pagePropsAt(basePath, language), language, content, basePath };
}

const PageLanguageContext = createContext<PageLanguage | null>(null);

/** Gives all that is around a page, and the shell's kit, the words of the page's language. */
export function PageLanguageProvider({ value, children }: { value: PageLanguage; children: ReactNode }) {
  return (
    <PageLanguageContext value={value}>
      <KitWords value={value.content.kitWords}>{children}</KitWords>
    </PageLanguageContext>
  );
}

/** @throws Error outside of a page */
export function usePageLanguage(): PageLanguage {
  const value = useContext(PageLanguageContext);
  if (!value) throw new Error('The language of the page is not known here. Wrap it in PageLanguageProvider.');
  return value;
}

/** The words of header, footer, menu and error screens, in the language of the page. */
export function useFrame(): FrameContent {
  return usePageLanguage().content.frame;
}
