import type { PageDeployment, PagePart } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { contentFiles, exposedFiles, type PartBuild, textFiles } from '../records/part-build';
import type { Route } from '../render/prerendered';
import { releaseBase } from '../addresses/release-files';

export interface PageDeploymentRequest {
  /** Name of the deployment. */
  deployment: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Whether browsers keep the site for reading offline. */
  offline: boolean;
}

/** The deployment as the page carries it: where each part lies, and the integrity of all that it may load. */
export function pageDeployment(
  { deployment, basePath, language, offline }: PageDeploymentRequest,
  builds: Record<string, PartBuild>,
  routes: Route[],
): PageDeployment {
  const pageParts = Object.entries(builds).map(([name, build]): [string, PagePart] => {
    const own = routes.filter(({ remote }) => remote === name);
    return [name, pagePart(build, own, language)];
  });
  return {
    deployment,
    basePath,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(offline && { offline }),
    parts: Object.fromEntries(pageParts),
  };
}

/** JSON that may stand inside a script element: no `<` can end it early, no `&` or line separator surprise a parser. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Words of other languages are left out: the page loads none. */
function pagePart(build: PartBuild, routes: Route[], language: string): PagePart {
  const { stats, integrity } = build;
  const words = [...contentFiles(build, language), ...textFiles(build, language)];
  const others = [stats.content ?? {}, stats.text ?? {}]
    .flatMap((files) => Object.values(files).flat())
    .filter((file) => !words.includes(file));
  return {
    release: build.release,
    base: releaseBase(build),
    integrity: Object.fromEntries(
      Object.entries(integrity).filter(([file]) => /\.(js|css)$/.test(file) && !others.includes(file)),
    ),
    ...(stats.remoteEntry && {
      remote: {
        entry: stats.remoteEntry,
        exposes: Object.fromEntries(
          routes.map(({ module }) => [module, [...exposedFiles(build, module), ...words]]),
        ),
        pages: Object.fromEntries(routes.map(({ path, module }) => [path, module])),
      },
    }),
  };
}
