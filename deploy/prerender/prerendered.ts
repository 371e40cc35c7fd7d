import type { LinkPictureContent, UnconfirmedText } from '@site/shared/contracts';
import type { BusinessValues } from '@site/shared/site';

/** A route as the shell's Node build names it: which exposed module of which remote shows a path. */
export interface Route {
  path: string;
  remote: string;
  module: string;
}

/** What the shell's Node build says of the whole site. */
export interface ShellFacts {
  routes: Route[];
  /** Custom properties that lazily loaded widgets use. */
  widgetVariables: string[];
  businessValues: BusinessValues;
  /** Where the business serves the site; null while it has not said so. */
  siteOrigin: string | null;
}

/** What a remote's page says of itself beside its markup (`ComposedPageModule`, asked). */
export interface PageWords {
  /** Files to serve beside the page, by name. */
  documents: Record<string, string>;
  /** In short, as Markdown; null when it says nothing. */
  summary: string | null;
  /** The day on which its words were settled; null: when the release was made. */
  lastModified: string | null;
  /** All texts that the page is to say, each as often as its content holds it. */
  texts: string[];
  /** What keeps it off a public address. */
  unconfirmed: UnconfirmedText[];
}

/** A route's page before it becomes a document: all that its remote has a say in. */
export interface RenderedRoute {
  status: 200 | 404;
  title: string;
  description: string;
  /** Markup of the whole page, header and footer included. */
  body: string;
  linkPicture?: LinkPictureContent | null;
  /** JSON-LD for search engines. */
  structuredData?: object[];
  /** The picture beside the page's link in chats, as an SVG document without text; null for a page without. */
  picture: { svg: string; width: number; height: number; alt: string } | null;
  /** Null for the page that says "not found". */
  words: PageWords | null;
}

export interface RouteRequest {
  /** A route's path, or '/404' for the page that says "not found". */
  path: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Where the site is served; null keeps search engines away. */
  origin: string | null;
}
