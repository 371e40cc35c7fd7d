import type { BusinessValues } from '../site/business-values.schema';
import type { Language } from '../site/languages';
import type { PageMeta } from './remote-page';

/** What the shell's release says of the whole site (`shell.json`), next to its frames and the files at the site's root. */
export interface ShellFacts {
  /** Those that the shell itself says; parts say theirs (`PageRemote.pages`). */
  routes: SiteRoute[];
  /** The languages that pages are in, English first; one that is not offered has none on a public address. */
  languages: Language[];
  /** Custom properties that lazily loaded widgets use. */
  widgetVariables: string[];
  businessValues: BusinessValues;
  /** Where the business serves the site; null while it has not said so. */
  siteOrigin: string | null;
  /** The source of a function that counts a visit: it takes the address that counts, and a `VisitedPage`. */
  visitScript: string;
  /** By language. */
  words: Record<string, ShellWords>;
}

/** Words of the shell for what composing writes itself. */
export interface ShellWords {
  /** What the page that says "not found" says of itself. */
  notFound: PageMeta;
  previewBanner: PreviewBannerWords;
}

/** The words on top of every page of a preview, with names in braces to be filled in. */
export interface PreviewBannerWords {
  title: string;
  /** One of the releases that the preview is of. */
  release: string;
  rest: string;
  /** Where the preview is of nothing new. */
  nothingNew: string;
  close: string;
}

/** Which exposed module of which remote shows a path. */
export interface SiteRoute {
  path: string;
  remote: string;
  /** Exposed module, by its name in `shared/federation.js`. */
  module: string;
}

/**
 * The frames of a language: a whole document around a page that is not, wholly or partly in English for want of a translation, and
 * the page that says "not found". Each is a file, `frames/kn/partly.html`.
 */
export const FRAMES = ['page', 'wholly', 'partly', 'not-found'] as const;
export type FrameKind = (typeof FRAMES)[number];

/** What composing puts into a frame, in this order, each in the place of one comment. */
export const SLOTS = ['head', 'styles', 'banner', 'page', 'end'] as const;
export type Slot = (typeof SLOTS)[number];

/** Stands in a frame for what composing puts there. */
export const slot = (name: Slot) => `<!--${name}-->`;

/** What attributes of a frame hold that follows from its page; behind them stand addresses and names, escaped. */
export const PAGE_MARKS = {
  /** Path below that of the language, with a slash before it. */
  path: '/path-of-this-page',
  /** Its name in the federation: `landing/LandingPage`. */
  id: '__part__/__module__',
  /** `PageFacts.digest`. */
  digest: '__digest__',
} as const;

/** Stands in a file at the site's root for the day until which the contact for weaknesses counts. */
export const EXPIRY_MARK = '__expires__';

/** What a preview says of itself on each of its pages. */
export interface PreviewFacts {
  /** The releases that were not live when it was made, with why and when they were published, in words. */
  releases: { part: string; message: string; time: string }[];
  /** Whether something was live then. */
  isOnTop: boolean;
}
