import { composePage } from '../compose/compose-page';
import { readSiteStyles, type SiteStyles } from '../compose/page-styles';
import { siteRoutes } from '../compose/site-routes';
import type { NamedDeployment } from '../records/deployment';
import { readLiveDeployment } from '../records/live-deployment';
import { inOrder, type PartBuild } from '../records/part-build';
import { readParts } from '../records/read-parts';
import type { ShellFacts } from '../render/prerendered';
import { Prerenderer } from '../render/prerenderer';
import type { Renders } from '../render/render-cache';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import { type PageWords, withWords } from './with-words';
import { withoutScripts } from './without-scripts';

/** What is live, ready to render pages with other words. */
interface OpenSite {
  name: string;
  builds: Record<string, PartBuild>;
  prerenderer: Prerenderer;
  shell: ShellFacts;
  styles: SiteStyles;
}

/** The picture of the page's link is not to be seen here, and takes longest. */
const withoutPicture: Renders = { of: async (_, make) => ({ ...(await make()), picture: null }) };

/** So long the processes that render wait for the next change, in ms. */
const IDLE = 120_000;

/**
 * Pages as they are live, with words that nobody has published. They are rendered by the live releases themselves in their
 * boxes, so that a change shows in a fraction of a second and no build is needed; nothing of it is stored.
 */
export class EditedPages {
  #open: Promise<OpenSite> | null = null;
  /** Those of the page that is rendered now. */
  #words: PageWords | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    /** Path below which the live pages are framed: links of the page lead there. */
    private readonly basePathOf: (deployment: string) => string,
  ) {}

  /**
   * The document of a part's page with other words.
   * @throws SiteError `nothing-live`, `page-not-live`, `page-failed`
   */
  render(page: PageWords): Promise<string> {
    const rendered = this.#last.then(() => this.#render(page));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  /** Ends the processes. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const open = this.#open;
    this.#open = null;
    await (await open?.catch(() => null))?.prerenderer.close();
  }

  async #render(words: PageWords): Promise<string> {
    const { name, ...site } = await this.#site();
    const routes = siteRoutes(site.shell, site.builds);
    const route = routes.find(({ remote }) => remote === words.part);
    if (!route) throw notLive(words.part);
    const material = { ...site, routes, renders: withoutPicture, preview: null };
    const { language } = words;
    const request = { path: route.path, language, basePath: this.basePathOf(name), origin: null };
    this.#words = words;
    const { html } = await composePage(material, name, route, request);
    return withoutScripts(html);
  }

  async #site(): Promise<OpenSite> {
    const live = (await readLiveDeployment(this.store))?.deployment;
    if (!live) throw nothingLive();
    const open = await this.#open?.catch(() => null);
    if (open?.name !== live.name) await this.close();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE).unref();
    return (this.#open ??= openSite(this.store, live, () => this.#words));
  }
}

async function openSite(
  store: Store,
  { name, record }: NamedDeployment,
  wordsOf: () => PageWords | null,
): Promise<OpenSite> {
  const { builds: read } = await readParts(store, record.parts);
  const parts = Object.entries(inOrder(read));
  const builds = Object.fromEntries(parts.map(([part, build]) => [part, withWords(build, wordsOf)]));
  const prerenderer = new Prerenderer(builds);
  try {
    const shell = await prerenderer.shell();
    return { name, builds, prerenderer, shell, styles: await readSiteStyles(builds, shell) };
  } catch (error) {
    await prerenderer.close();
    throw error;
  }
}

function nothingLive(): SiteError {
  return new SiteError(
    'nothing-live',
    'Nothing is live yet, so there is no page to show your words in.',
    'Save, and publish: the preview shows them.',
  );
}

function notLive(part: string): SiteError {
  return new SiteError(
    'page-not-live',
    `No page of ${part} is live, so there is none to show your words in.`,
    'Save, and publish: the preview shows them.',
  );
}
