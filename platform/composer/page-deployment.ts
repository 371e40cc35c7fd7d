import type { PageDeployment, PagePart, ShellFacts, SiteRoute } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { type PartBuild } from '@site/ledger';
import { contentFiles, exposedFiles } from './part-files';
import { filesBase } from '@site/addresses';

/**
 * The routes that a page's code shows without loading a document: its own part's, and those that the shell says, because the
 * frame links to them. All others are loads of a document, so a page does not grow with the other parts.
 * @param own null for the page that says "not found"
 * @param routes all that the site has
 */
export function reachableRoutes(
  own: SiteRoute | null,
  routes: SiteRoute[],
  { routes: said }: Pick<ShellFacts, 'routes'>,
): SiteRoute[] {
  const isSaid = (route: SiteRoute) =>
    said.some(({ path, remote }) => path === route.path && remote === route.remote);
  return routes.filter((route) => route.remote === own?.remote || isSaid(route));
}

/** The shell, and the parts that some routes show. */
export function partsOfRoutes(
  builds: Record<string, PartBuild>,
  routes: SiteRoute[],
): Record<string, PartBuild> {
  const names = new Set(['shell', ...routes.map(({ remote }) => remote)]);
  return Object.fromEntries(Object.entries(builds).filter(([name]) => names.has(name)));
}

/**
 * The deployment as the page carries it: where each part lies, and the integrity of all that it may load.
 * @param page.inlined file names of the style sheets that the page holds in itself: it never loads them
 * @param routes those that its code can show
 */
export function pageDeployment(
  {
    deployment,
    basePath,
    language,
    inlined,
  }: Required<Omit<PageDeployment, 'parts'>> & { inlined: string[] },
  builds: Record<string, PartBuild>,
  routes: SiteRoute[],
): PageDeployment {
  const pageParts = Object.entries(builds).map(([name, build]): [string, PagePart] => {
    const own = routes.filter(({ remote }) => remote === name);
    return [name, pagePart(build, own, language, inlined)];
  });
  return {
    deployment,
    basePath,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    parts: Object.fromEntries(pageParts),
  };
}

/** JSON that may be inside a script element: no `<` can end it early, no `&` or line separator surprise a parser. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Words of other languages are left out, and the code of pages that are loads of a document: the page loads none. */
function pagePart(build: PartBuild, routes: SiteRoute[], language: string, inlined: string[]): PagePart {
  const { stats, integrity } = build;
  // What a page brings as HTML in a language, and the code that shows it.
  const text = stats.text[language] ?? stats.text[DEFAULT_LANGUAGE] ?? [];
  const words = [...contentFiles(build, language), ...text];
  const code = routes.flatMap(({ module }) => exposedFiles(build, module));
  const loaded = [...words, ...code, ...stats.later];
  const others = [stats.content, stats.text, stats.exposes]
    .flatMap((files) => Object.values(files).flat())
    .filter((file) => !loaded.includes(file));
  const known = [...inlined, ...(stats.entryKnowsLater ? stats.later : [])];
  const isLoaded = (file: string) =>
    /\.(js|css)$/.test(file) && !others.includes(file) && !known.includes(file);
  return {
    release: build.release,
    base: filesBase(build.part),
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => isLoaded(file))),
    ...(stats.remoteEntry && {
      remote: {
        entry: stats.remoteEntry,
        exposes: Object.fromEntries(
          routes.map(({ module }) => [
            module,
            [...exposedFiles(build, module), ...words].filter((file) => !inlined.includes(file)),
          ]),
        ),
        pages: Object.fromEntries(routes.map(({ path, module }) => [path, module])),
      },
    }),
  };
}
