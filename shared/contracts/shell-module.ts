import type { Language } from '../site/languages';
import type { BusinessValues } from '../site/business-values.schema';
import type { PageFacts, ReleasedPage } from './released-page';
import type { OgImageContent, PageMeta } from './remote-page';
import type { VisitedPage } from './visit-beacons';

/** What the shell's Node build exports (`shell/server/server.tsx`): all that composing calls of it. */
export interface ShellModule {
  /** Those that the shell itself says; parts say theirs (`PageRemote.pages`). */
  routes: SiteRoute[];
  /** The languages that pages are rendered in, English first; one that is not offered has none on a public address. */
  languages: Language[];
  /** Custom properties that lazily loaded widgets use. */
  widgetVariables: string[];
  businessValues: BusinessValues;
  /** Where the business serves the site; null while it has not said so. */
  siteOrigin: string | null;
  /** Files with an address of their own at the site's root, by name. */
  siteFiles: (request: SiteFilesRequest) => Promise<Record<string, string | Uint8Array>>;
  renderFrame: (request: FrameRequest) => Promise<RenderedFrame>;
  /** The complete HTML document of a page. */
  renderDocument: (props: DocumentProps) => Promise<string>;
  /** @param content `language`: BCP 47 tag; missing: English */
  drawOgImage: (content: OgImageContent & { language?: string }) => Promise<OgImage>;
}

/** Which exposed module of which remote shows a path. */
export interface SiteRoute {
  path: string;
  remote: string;
  /** Exposed module, by its name in `shared/federation.js`. */
  module: string;
}

/** Where a composed site is to be. */
export interface SitePlace {
  /** Path that the site hangs under: '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Where the site is served, without a trailing slash; null while search engines are to stay away. */
  origin: string | null;
}

export interface SiteFilesRequest extends SitePlace {
  /** When the shell's release was made, in ISO 8601. */
  releasedAt: string;
}

export interface FrameRequest {
  /** A route's path, or any other for the page that says "not found". */
  path: string;
  /** Null for the page that says "not found". */
  route: SiteRoute | null;
  /** BCP 47 tag of the language to render it in. */
  language: string;
  /** Path that the site hangs under. */
  basePath: string;
  /** The page that is to be in it; null for the page that says "not found", which is the shell's own. */
  page: (Pick<ReleasedPage, 'markup'> & Pick<PageFacts, 'inEnglish'>) | null;
}

export interface RenderedFrame {
  /** Markup from header to footer, with `PAGE_SLOT` where the page's markup is to be. */
  body: string;
  /** Address of the first picture that a browser fetches at once; null for a page without one. */
  picture: string | null;
  /** What the page that says "not found" says of itself. */
  notFound: PageMeta;
}

/** Stands in a frame for the markup of the page, which composing puts there itself, as its release has it. */
export const PAGE_SLOT = '<!--page-->';

/** The picture next to a page's link in chats, as the shell draws it. */
export interface OgImage {
  /** SVG document without text. */
  svg: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it says, in words. */
  alt: string;
}

/** The same picture, as it is served. */
export interface LinkPreviewPicture extends Omit<OgImage, 'svg'> {
  /** Absolute where the site is public: chats do not resolve addresses. */
  url: string;
}

/** What a preview says of itself on each of its pages. */
export interface PreviewFacts {
  /** The releases that were not live when it was made, with why and when they were published, in words. */
  releases: { part: string; release: string; message: string; time: string }[];
  /** Name of the deployment that was live then; null when nothing was. */
  against: string | null;
}

/** A page in one of its languages. */
export interface PageAlternate {
  /** BCP 47 tag. */
  language: string;
  /** Absolute where the site is public. */
  url: string;
}

/** What composing knows about a page; the rest of the document is the shell's. */
export interface DocumentProps {
  basePath: string;
  /** BCP 47 tag; missing: English. */
  language?: string;
  /** The page in each language, itself among them; none where there is one language, or the page has no address. */
  alternates?: PageAlternate[];
  /** Null for the live site. */
  preview: PreviewFacts | null;
  title: string;
  description: string;
  /** Absolute address of the page; null keeps the page out of search engines. */
  canonical: string | null;
  /** The picture next to the page's link in chats; null for pages that are not shared. */
  ogImage: LinkPreviewPicture | null;
  /** Style sheets to inline: the file names that the parts' runtimes know them by, and their text. */
  styles: { href: string; css: string }[];
  /** Markup from header to footer (`RenderedFrame`). */
  body: string;
  /** Address of a picture to fetch at once; null for none. */
  picture: string | null;
  /** The page as visits to it are counted, and the address that counts them; missing: they are not. */
  visits?: VisitedPage & { endpoint: string };
  /** JSON-LD for search engines, safe inside a script element; null for none. */
  structuredDataJson: string | null;
  /** The page's deployment as JSON, safe inside a script element. */
  deploymentJson: string;
  /** The shell's entry script. */
  entry: ScriptFile;
  /** The other scripts that the page will run. */
  preloads: ScriptFile[];
}

export interface ScriptFile {
  url: string;
  integrity: string;
}
