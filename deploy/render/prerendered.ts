import type * as contracts from '@site/shared/contracts';

export type Route = contracts.SiteRoute;

/** What the shell's Node build says of the whole site. */
export type ShellFacts = Pick<
  contracts.ShellModule,
  'routes' | 'widgetVariables' | 'businessValues' | 'siteOrigin'
>;

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
  unconfirmed: contracts.UnconfirmedText[];
}

/** What the shell of an older release may leave out of a route. */
type LaterFacts = Pick<contracts.RenderedRoute, 'ogImage' | 'structuredData'>;

/** A route's page before it becomes a document: all that its remote has a say in. */
export interface RenderedRoute extends Omit<contracts.RenderedRoute, keyof LaterFacts>, Partial<LaterFacts> {
  /** The picture beside the page's link in chats; null for a page without. */
  picture: contracts.OgImage | null;
  /** Null for the page that says "not found". */
  words: PageWords | null;
}

/** The path is '/404' for the page that says "not found". */
export type RouteRequest = Omit<contracts.RouteRequest, 'modules'>;
