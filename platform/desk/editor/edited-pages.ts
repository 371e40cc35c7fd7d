import { join } from 'node:path';
import type { ReleasedPage } from '@site/shared/contracts';
import type { ContentValues } from '@site/shared/content/content-value';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { buildPart } from '@site/builder';
import { composePage, inOrder, readShell, readSiteStyles, siteRoutes } from '@site/composer';
import { type NamedDeployment, type PartBuild, liveDeployment, readParts } from '@site/ledger';
import { LRUCache } from 'lru-cache';
import { inOwnProcess } from '@site/processes';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { partName } from '@site/text';
import type { PartLanguage } from './working-copy';
import { InTurn } from './in-turn';

/** Path on the frames' origin below which the pages of a deployment are. @param name `000012-3fa9c2d41b7e` */
export const deploymentBase = (name: string) => `/_deployment/${name}`;
/** Path below which that origin has pages with unsaved words by their ids: anyone with its id sees one. */
export const EDITED = '/_edited/';
/** Path below which it has pictures of the working copy by part and file: those pages show them. */
export const PICTURES = '/_picture/';

/** Words of a page that are not those of its release, by the names of content files. */
type PageWords = PartLanguage & { words: ContentValues };

/** So long what renders waits for the next change, in ms: then it is built from the code of that time. */
const IDLE = 120_000;

/** Pages as they are live, with words that are not published; nothing of it is stored. */
export class EditedPages {
  readonly #sites = new LRUCache<string, Awaited<ReturnType<typeof openSite>>, NamedDeployment>({
    max: 1,
    ttl: IDLE,
    updateAgeOnGet: true,
    fetchMethod: (_name, _stale, { context }) => openSite(this.store, context),
    dispose: ({ renderers }) => renderers.forEach((renderer) => renderer.close()),
  });
  readonly #renders = new InTurn();

  constructor(
    /** Of the working copy, whose code renders the pages. */
    private readonly root: string,
    private readonly store: Store,
  ) {}

  /**
   * The document of a part's page with other words; null while what renders it is being built.
   * @throws SiteError `nothing-live`, `page-not-live`, `page-failed`, `build-failed`
   */
  render(page: PageWords): Promise<string | null> {
    return this.#renders.do(() => this.#render(page));
  }

  close(): void {
    this.#sites.clear();
  }

  async #render(words: PageWords): Promise<string | null> {
    const { part, language } = words;
    const live = await liveDeployment(this.store);
    const { name, builds, renderers, ...site } = (await this.#sites.fetch(live.name, { context: live }))!;
    const routes = siteRoutes(site.shell, builds);
    const route = routes.find(({ remote }) => remote === part);
    const build = route && builds[part];
    if (part === 'shell')
      throw new SiteError(
        'page-not-live',
        'These words stand around every page, and none can be shown here with them before they are published.',
        'Save, and publish: the preview shows every page with them.',
      );
    if (!build)
      throw new SiteError(
        'page-not-live',
        `No page of ${partName(part)} is live, so there is none to show your words in.`,
        'Save, and publish: the preview shows them.',
      );
    const renderer = renderers.get(part) ?? new PageRenderer(this.root, part);
    renderers.set(part, renderer);
    const page = await renderer.render(route.module, words);
    if (!page) return null;
    const material = { ...site, builds: { ...builds, [part]: withPage(build, page) }, routes, preview: null };
    // Its links lead to the live pages.
    const request = { path: route.path, route, language, basePath: deploymentBase(name), origin: null };
    return withoutScripts((await composePage(material, name, request)).html);
  }
}

/** What is live, ready to show pages with other words; what renders them is by part. */
async function openSite(store: Store, { name, record }: NamedDeployment) {
  const builds = inOrder((await readParts(store, record.parts)).builds);
  const shell = await readShell(builds);
  const renderers = new Map<string, PageRenderer>();
  return { name, builds, shell, styles: await readSiteStyles(builds, shell), renderers };
}

/** Of processor time, for a page: words can be such that a rule of a page never ends with them. */
const MAX_MS = 10_000;

const MAX_BYTES = 20_000_000;

/**
 * Renders pages of a part as its working copy would release them, with words that are not saved. It is built once, which takes
 * seconds; then a change shows in a fraction of one.
 */
class PageRenderer {
  /** The folder of the build, or why there is none; null while it is under way. */
  #built: string | SiteError | null = null;
  readonly #end = new AbortController();

  constructor(root: string, part: string) {
    const output = join(root, '.cache/renderers', part);
    const options = ['--config-name', `${part}-node`, '--env', `renderer=${output}`];
    const folder = join(root, knownParts[part]!.workspace);
    void buildPart(root, { part, folder }, this.#end.signal, options).then(
      () => (this.#built = output),
      (error: SiteError) => (this.#built = error),
    );
  }

  /** Null while it is being built: no request waits for that. @throws SiteError `build-failed`, `page-failed` */
  async render(module: string, { part, language, words }: PageWords): Promise<ReleasedPage | null> {
    const folder = this.#built;
    if (folder === null) return null;
    if (typeof folder !== 'string') throw folder;
    const page = await inOwnProcess({
      main: join(__dirname, 'renderer-main.js'),
      args: [folder, module, language],
      input: JSON.stringify(words),
      maxMs: MAX_MS,
      maxBytes: MAX_BYTES,
      refuse: (fact) =>
        new SiteError(
          'page-failed',
          `The page of ${part} cannot be rendered with these words: ${fact}.`,
          'Write them otherwise, or ask an engineer of the part. Nothing was changed.',
        ),
    });
    return JSON.parse(page.toString()) as ReleasedPage;
  }

  close(): void {
    this.#end.abort();
  }
}

/** A build with another page in the place of all of its own, without the picture of its link, which a preview does not show. */
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
