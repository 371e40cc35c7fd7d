import type { ComponentType } from 'react';
import type { BusinessValues } from '../site/business-values.schema';

/** What the shell hands to a remote's page. */
export interface RemotePageProps {
  /** The business values of the live shell, so that every part of a page shows the same phone number. */
  site: BusinessValues;
  /** Addresses of the shell's routes, right under previews too. */
  links: {
    home: string;
    privacyPolicy: string;
    /** Picture of the QR code that leads to the store; missing where none is served (development). */
    storeCode?: string;
  };
  /** Whether the page is a preview (`/_preview/…`), which may show what visitors do not see. Missing: it is not. */
  isPreview?: boolean;
}

/** What is in the document's head for a page. */
export interface PageMeta {
  title: string;
  description: string;
}

/** What an exposed module of a remote consists of (`exposed/<Name>.ts`): all that the browser gets of it. */
export interface ExposedPageModule {
  /**
   * The page in a language, once its words are here. A page, or a piece of one, that is not translated is in English.
   * @param language BCP 47 tag of `shared/site/languages.ts`
   */
  inLanguage: (language: string) => Promise<RemotePageModule>;
}

/** The same module as composing sees it (`exposed/<Name>.compose.ts`). */
export interface ComposedExposedModule extends ExposedPageModule {
  inLanguage: (language: string) => Promise<ComposedPageModule>;
}

/** A remote's page in a language. */
export interface RemotePageModule {
  default: ComponentType<RemotePageProps>;
  meta: (site: BusinessValues) => PageMeta;
  /**
   * How much of the page is in English because it is not translated: all of it, or pieces, which say so themselves
   * (`lang`). Missing: nothing.
   */
  inEnglish?: 'wholly' | 'partly';
}

/** The page with what no browser needs. */
export interface ComposedPageModule extends RemotePageModule {
  /** Files to serve next to the page, by name: the same words for programs, such as `privacy-policy.md`. */
  documents?: (site: BusinessValues) => Record<string, string>;
  /** What the page says, in short, as Markdown without links, its headings of level 2 and below; is in llms.txt under its title. */
  summary?: (site: BusinessValues) => string;
  /** JSON-LD of the page for search engines. Properties that hold a placeholder are left out of the page. */
  structuredData?: (site: BusinessValues, origin: string) => object[];
  /** The day on which the page's words were settled, as 2027-01-31; null or missing: when the release was made. */
  lastModified?: () => string | null;
  /** What the page puts on the picture next to its link in chats; missing: it has no picture. */
  ogImage?: () => OgImageContent;
  /**
   * All texts of the page's content that it says, visibly or to those who do not see it, each as often as the content
   * holds it; business values filled in, without marks. A page that lacks one does not go live.
   */
  texts?: (site: BusinessValues) => string[];
  /** What keeps the page off a public address; empty or missing when it may be public. */
  unconfirmed?: () => UnconfirmedText[];
  /**
   * For a page whose words come into force on a day, such as a policy: a version does not go live in the place of one
   * that is in force before its own day has come.
   */
  versions?: () => PageVersions;
}

/** The approved versions of a page's words. */
export interface PageVersions {
  /** Oldest first. */
  approved: PageVersion[];
  /** Where it is written which of them the page shows, from the project's root. */
  file: string;
}

export interface PageVersion {
  /** `2`. */
  version: string;
  /** Day in India from which it is in force, as 2027-01-31. */
  effectiveDate: string;
  /** Whether it is the one that the page shows in full. */
  isShown: boolean;
}

/** A text of a page's content that is not confirmed, or something else that keeps the page off a public address. */
export interface UnconfirmedText {
  /** Where to change it, from the project's root: `legal-remote/content/versions/v1.json`. */
  file: string;
  /** From 1. */
  line: number;
  /** The words that stand there, in quotes and shortened, or what is missing. */
  what: string;
}

/** What a page puts on the picture that is next to its link in chats; the shell paints it. */
export interface OgImageContent {
  headline: string;
  /** An SVG document to be at the right, without text. Without it, the brand's symbol is there. */
  art?: string;
}
