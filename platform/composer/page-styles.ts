import type { ShellFacts } from '@site/shared/contracts';
import { type PartBuild } from '@site/ledger';
import { filesBase } from '@site/addresses';
import { contentFiles, exposedFiles } from './part-files';
import { readSheet, trimmedCss, usedProperties } from './token-trim';

interface PageStyle {
  /** File name, by which the part's runtime knows that the style sheet is already on the page. */
  href: string;
  css: string;
}

/** The style sheets of each page. */
export interface SiteStyles {
  /**
   * The shell's, then the route's remote's, each followed by that of the page's language. A file that both have, the kit's, is
   * there once: its name says what it holds, and the remote's runtime finds it by the name.
   * @param language BCP 47 tag
   */
  of(route: { remote: string; module: string } | null, language: string): PageStyle[];
}

/** Reads the style sheets of a site, and leaves out the tokens that no rule of it uses. */
export async function readSiteStyles(
  builds: Record<string, PartBuild>,
  { widgetVariables }: Pick<ShellFacts, 'widgetVariables'>,
): Promise<SiteStyles> {
  // A token that any sheet of the site uses stays on every page: a visit can meet them all.
  const files = Object.values(builds).flatMap((build) => stylesOf(build).map((href) => ({ build, href })));
  const sheets = await Promise.all(
    files.map(async ({ build, href }) => ({ build, href, sheet: readSheet(await readStyle(build, href)) })),
  );
  const used = usedProperties(
    sheets.map(({ sheet }) => sheet),
    widgetVariables,
  );
  const trimmed = new Map(
    sheets.map(({ build, href, sheet }) => {
      // Inside a style element, no `</` in a string can end it early.
      const css = trimmedCss(sheet, used).replaceAll('</', '<\\/');
      return [idOf(build, href), { href, css }];
    }),
  );
  const pick = (build: PartBuild, names: string[]) =>
    names.filter(isStyle).map((href) => trimmed.get(idOf(build, href)) as PageStyle);

  return {
    of(route, language) {
      const shell = builds.shell as PartBuild;
      const remote = route && builds[route.remote];
      const own = remote
        ? pick(remote, [...exposedFiles(remote, route.module), ...contentFiles(remote, language)])
        : [];
      const start = pick(shell, shell.stats.start);
      const ofLanguage = pick(shell, contentFiles(shell, language));
      const more = own.filter(({ href }) => !shell.stats.start.includes(href));
      // Where a language's headings have other fonts than English ones, no element of the page has these.
      const hasOwnFonts = ofLanguage.some(({ css }) => css.includes('--s-fonts-heading:'));
      const withoutFaces = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '');
      const ofAll = hasOwnFonts ? start.map(({ href, css }) => ({ href, css: withoutFaces(css) })) : start;
      return inOneElement([...ofAll, ...ofLanguage, ...more]);
    },
  };
}

/**
 * All of them in the first one's element: each that holds something is a hash more in both of the page's policies. The others
 * stand there empty, for the parts' runtimes. A remote's come last, so that one that ends too late swallows nothing of the shell's.
 */
function inOneElement(styles: PageStyle[]): PageStyle[] {
  const all = styles.map(({ css }) => css).join('');
  return styles.map(({ href }, index) => ({ href, css: index === 0 ? all : '' }));
}

const isStyle = (name: string) => name.endsWith('.css');
const idOf = ({ part }: PartBuild, href: string) => `${part}/${href}`;

function stylesOf({ stats }: PartBuild): string[] {
  const { start, exposes, content = {} } = stats;
  const files = [start, ...Object.values(exposes), ...Object.values(content)].flat();
  return [...new Set(files)].filter(isStyle);
}

/** In a file, addresses are relative to the file; inlined, they would be relative to the page, as those of its own elements are to be. */
async function readStyle(build: PartBuild, href: string): Promise<string> {
  const css = await build.readBrowserFile(href);
  return css.replace(
    /url\((["']?)(?!data:|\/|https?:|#)([^"'()]+)\1\)/g,
    (_, _quote, file: string) => `url(${filesBase(build.part)}${file})`,
  );
}
