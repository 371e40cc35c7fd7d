import type { PageMeta, PageVersions, UnconfirmedText } from './remote-page';

/** A remote's page in a language as its release holds it: rendered when it was published, by the code that hydrates it. */
export interface ReleasedPage {
  /** What is in the page's region. Addresses of the site begin with a mark (`BASE_PATH_MARK`). */
  markup: string;
  facts: PageFacts;
}

/** What a page says of itself besides its markup. */
export interface PageFacts extends PageMeta {
  /** How much of it is in English because it is not translated; null: nothing. */
  inEnglish: 'wholly' | 'partly' | null;
  /** Of the markup (`shared/pages/markup.ts`): a browser compares it with what it got. */
  digest: string;
  /** Address of its first picture that a browser fetches at once, as the markup has it; null for a page without one. */
  firstPicture: string | null;
  /**
   * What the picture of its link in chats says, in words; the picture is a file next to the page. Null where the English page's shows,
   * and for a page without.
   */
  linkPicture: string | null;
  /** JSON-LD for search engines; empty while the business has no address. */
  structuredData: object[];
  /** Files to serve with the page, by name. */
  documents: Record<string, string>;
  /** In short, as Markdown; null when it says nothing. */
  summary: string | null;
  /** The day on which its words were settled; null: when the release was made. */
  lastModified: string | null;
  /** All texts that the page is to say, each as often as its content holds it. */
  texts: string[];
  /** What keeps it off a public address. */
  unconfirmed: UnconfirmedText[];
  /** The versions of it that were approved; null for a page without versions. */
  versions: PageVersions | null;
}

/** Size of the picture of a page's link, in pixels: what link previews ask for (Open Graph, X's large card). */
export const LINK_PICTURE = { width: 1200, height: 630 };
