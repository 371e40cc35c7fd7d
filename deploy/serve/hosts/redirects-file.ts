import { isNotFoundFile, NOT_FOUND_FILE } from '../../addresses/page-files';

/** The name that Netlify reads, at the root of what it serves. */
export const REDIRECTS_FILE = '_redirects';

/**
 * The pages that say "not found" in each language, in the form that Netlify reads ("Redirects and rewrites"): it knows
 * the one at the root by itself, and no other. Cloudflare Pages looks for the nearest one, and passes over these rules.
 * @param files composed files by name
 */
export function redirectsFile(files: Record<string, unknown>): string {
  return Object.keys(files)
    .filter((name) => isNotFoundFile(name) && name !== NOT_FOUND_FILE)
    .map((name) => `/${name.replace(NOT_FOUND_FILE, '*')} /${name} 404\n`)
    .join('');
}
