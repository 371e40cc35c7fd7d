import { isNotFoundFile, languageOfPath, pathOfFile } from '@site/addresses';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { type Theme, themeNames } from '@site/shared/theme/themes';
import { SiteError } from '@site/errors';

/** One way of seeing a page. */
export interface View {
  /** Address on the site: `/kn/privacy-policy`. */
  path: string;
  /** BCP 47 tag. */
  language: string;
  device: 'phone' | 'desktop';
  theme: Theme;
  hasScripts: boolean;
  /** A remote of which no file arrives; null where all do. */
  missing: string | null;
}

/** Windows in CSS px. */
export const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** The addresses of a site's pages, from the names of its composed files; "not found" has none. */
export function pagePaths(files: string[]): string[] {
  const pages = files.filter((name) => name.endsWith('.html') && !isNotFoundFile(name));
  return pages.flatMap((name) => pathOfFile(name) ?? []).sort();
}

/** Those in the default language; none where there is no page at all. */
export function defaultPages(files: string[]): string[] {
  return pagePaths(files).filter((path) => languageOfPath(path) === DEFAULT_LANGUAGE);
}

/**
 * The pages in some languages.
 * @param languages BCP 47 tags; none: all
 * @throws SiteError `language-unknown`
 */
export function pathsIn(paths: string[], languages: string[]): string[] {
  const known = [...new Set(paths.map(languageOfPath))];
  const unknown = languages.find((language) => !known.includes(language));
  if (unknown !== undefined) {
    throw new SiteError(
      'language-unknown',
      `The site has no page in the language "${unknown}".`,
      `It has pages in ${known.join(', ')}.`,
    );
  }
  return languages.length === 0 ? paths : paths.filter((path) => languages.includes(languageOfPath(path)));
}

/** All ways in which Chromium sees each page: four with a picture, two without scripts, and one without each remote. */
export function listViews(paths: string[], remotes: string[]): View[] {
  return paths.flatMap((path) => {
    const pictured = picturedViews(path);
    const light = pictured.filter(({ theme }) => theme === 'light');
    return [
      ...pictured,
      ...light.map((view) => ({ ...view, hasScripts: false })),
      ...remotes.map((missing) => ({ ...light[0]!, missing })),
    ];
  });
}

/** The views of a page that pictures are taken of; the phone's first. */
export function picturedViews(path: string): View[] {
  const whole = { path, language: languageOfPath(path), hasScripts: true, missing: null };
  return (['phone', 'desktop'] as const).flatMap((device) =>
    themeNames.map((theme) => ({ ...whole, device, theme })),
  );
}

/** Whether a picture is taken of a view. */
export function isPictured({ hasScripts, missing }: View): boolean {
  return hasScripts && missing === null;
}
