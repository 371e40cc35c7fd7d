import { exposedFiles, type PartBuild, releaseBase } from './part-build';
import type { SiteParts } from './site-parts';
import { parseSheet, trimmedCss, usedProperties } from './token-trim';

export interface PageStyle {
  /** File name, by which the part's runtime knows that the style sheet is already on the page. */
  href: string;
  css: string;
}

/** The style sheets of a page: the shell's, then its remote's, without the tokens that no rule of the site uses. */
export async function pageStyles(
  parts: SiteParts,
  route: { remote: string; module: string } | null,
): Promise<PageStyle[]> {
  const { builds, shell } = parts;
  const used = usedProperties(
    (await allStyles(parts)).map(({ css }) => parseSheet(css)),
    shell.widgetVariables,
  );
  const sheets = await readStyles(builds.shell as PartBuild, (builds.shell as PartBuild).stats.start);
  const remote = route && builds[route.remote];
  if (remote) sheets.push(...(await readStyles(remote, exposedFiles(remote, route.module))));
  return sheets.map(({ href, css }) => ({ href, css: trimmedCss(parseSheet(css), used) }));
}

/** Every style sheet that a visit can meet; a token that any of them uses stays on the page. */
async function allStyles({ builds }: SiteParts): Promise<PageStyle[]> {
  const sheets = await Promise.all(
    Object.values(builds).map((build) =>
      readStyles(build, [...build.stats.start, ...Object.values(build.stats.exposes).flat()]),
    ),
  );
  return sheets.flat();
}

async function readStyles(build: PartBuild, files: string[]): Promise<PageStyle[]> {
  return Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (href) => ({
        href,
        css: absoluteUrls(await build.readBrowserFile(href), releaseBase(build)),
      })),
  );
}

/** In a file, addresses are relative to the file; inlined, they would be relative to the page. */
function absoluteUrls(css: string, base: string): string {
  return css.replace(
    /url\((["']?)(?!data:|\/|https?:)([^"')]+)\1\)/g,
    (_, _quote, file: string) => `url(${base}${file})`,
  );
}
