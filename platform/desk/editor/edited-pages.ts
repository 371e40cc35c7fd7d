import type { ReleasedPage } from '@site/shared/contracts';
import {
  type Shell,
  type SiteStyles,
  composePage,
  readShell,
  readSiteStyles,
  siteRoutes,
} from '@site/composer';
import { type NamedDeployment, type PartBuild, inOrder, liveDeployment, readParts } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { PageRenderer, type PageWords } from './page-renderer';

/** What is live, ready to show pages with other words. */
interface OpenSite {
  name: string;
  builds: Record<string, PartBuild>;
  shell: Shell;
  styles: SiteStyles;
  /** By part. */
  renderers: Map<string, PageRenderer>;
}

/** So long the processes that render wait for the next change, in ms. */
const IDLE = 120_000;

/** Pages as they are live, with words that are not published; nothing of it is stored. */
export class EditedPages {
  #open: Promise<OpenSite> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    /** Of the working copy, whose code renders the pages. */
    private readonly root: string,
    private readonly store: Store,
    /** Path below which the live pages are framed: links of the page lead there. */
    private readonly basePathOf: (deployment: string) => string,
  ) {}

  /**
   * The document of a part's page with other words; null while what renders it is being built.
   * @throws SiteError `nothing-live`, `page-not-live`, `page-failed`, `build-failed`
   */
  render(page: PageWords): Promise<string | null> {
    const rendered = this.#last.then(() => this.#render(page));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  /** Ends the processes. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const open = await this.#open?.catch(() => null);
    this.#open = null;
    for (const renderer of open?.renderers.values() ?? []) renderer.close();
  }

  async #render(words: PageWords): Promise<string | null> {
    const { part, language } = words;
    const { name, builds, renderers, ...site } = await this.#site();
    const routes = siteRoutes(site.shell, builds);
    const route = routes.find(({ remote }) => remote === part);
    const build = route && builds[part];
    if (!build)
      throw new SiteError(
        'page-not-live',
        `No page of ${part} is live, so there is none to show your words in.`,
        'Save, and publish: the preview shows them.',
      );
    const renderer = renderers.get(part) ?? new PageRenderer(this.root, part);
    renderers.set(part, renderer);
    const page = await renderer.render(route.module, words);
    if (!page) return null;
    const material = { ...site, builds: { ...builds, [part]: withPage(build, page) }, routes, preview: null };
    const request = { path: route.path, route, language, basePath: this.basePathOf(name), origin: null };
    return withoutScripts((await composePage(material, name, request)).html);
  }

  async #site(): Promise<OpenSite> {
    const live = await liveDeployment(this.store);
    const open = await this.#open?.catch(() => null);
    if (open?.name !== live.name) await this.close();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE).unref();
    return (this.#open ??= openSite(this.store, live));
  }
}

async function openSite(store: Store, { name, record }: NamedDeployment): Promise<OpenSite> {
  const builds = inOrder((await readParts(store, record.parts)).builds);
  const shell = await readShell(builds);
  return { name, builds, shell, styles: await readSiteStyles(builds, shell), renderers: new Map() };
}

/** A build with another page in the place of all of its own, without the picture of its link, which nobody sees. */
function withPage(build: PartBuild, { markup, facts }: ReleasedPage): PartBuild {
  const record = JSON.stringify({ ...facts, linkPicture: null });
  const readComposeFile = async (name: string) => Buffer.from(name.endsWith('.html') ? markup : record);
  return { ...build, readComposeFile };
}

/** Elements that load code or run it. Pages hold none but those that composing writes, and no text ends one early. */
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link\b(?=[^>]*\bas="script")[^>]*>/g;

/** A document that is looked at alone: what loads and runs in a browser is left out, and everything that is shown stays. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '');
}
