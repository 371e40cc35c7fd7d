/**
 * What a composed page carries of its site deployment, as a JSON data block: all addresses that the page may load, with
 * their integrity, but for what the shell's entry knows. The page loads nothing else.
 */
export interface PageDeployment {
  /** Name of the deployment that the page was composed from, such as `000012-3fa9c2d41b7e`. */
  deployment: string;
  /** Path that the site hangs under: '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** BCP 47 tag of the page's language; missing: English. */
  language?: string;
  /** By part name. */
  parts: Record<string, PagePart>;
}

export interface PagePart {
  /** Release id. */
  release: string;
  /** Public folder of the part's browser files, with a trailing slash: `/_f/landing/`. */
  base: string;
  /**
   * `sha256-…` by file name, of every script and style sheet that the part may load: none of a sheet that the page holds in itself,
   * nor of what the shell loads later, which its entry knows.
   */
  integrity: Record<string, string>;
  /** Remotes only. */
  remote?: PageRemote;
}

export interface PageRemote {
  /** File name of the remote entry. */
  entry: string;
  /** Files of each exposed module by its name (`LandingPage`). */
  exposes: Record<string, string[]>;
  /** Which exposed module shows a path, by path. */
  pages: Record<string, string>;
}

/** Integrity that no file has: what is not of the page's deployment is fetched in vain and never runs. */
export const NO_FILE = 'sha256-AAAA';

/** Id of the element that holds the page's deployment. */
export const PAGE_DEPLOYMENT_ID = 'site-deployment';

/**
 * Finds the element that holds the page's deployment: the last of them in a whole document, because composing puts it
 * behind all markup of the page. What the markup holds under the same id, or of another kind, is before it.
 */
export const PAGE_DEPLOYMENT_SELECTOR = `script[type="application/json"]#${PAGE_DEPLOYMENT_ID}`;

/** The public path below which browsers find the files of all releases, named by what they hold: `/_f/<part>/<file>`. */
export const FILES_PATH = '/_f/';

/** The public path below which previews hang: `/_preview/<id>/`. */
export const PREVIEWS_PATH = '/_preview/';

/** Stands in a released page for the path that the site hangs under. */
export const BASE_PATH_MARK = '/__site__';
