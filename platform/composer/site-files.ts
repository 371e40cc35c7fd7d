import { BASE_PATH_MARK, EXPIRY_MARK } from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import type { ComposedFile } from '@site/ledger';
import { composedLanguages } from './origin';
import type { Shell } from './shell-release';

/** How long after a release of the shell its security contact counts: below the year that RFC 9116 §2.5.5 allows. */
const CONTACT_MS = 360 * 86_400_000;

const FOLDER = 'site/';

/** Files of the shell with an address of their own at the site's root, by name. */
export async function siteFiles(
  shell: Shell,
  basePath: string,
  origin: string | null,
): Promise<Record<string, ComposedFile>> {
  const { build, languages } = shell;
  const composed = composedLanguages(shell, origin);
  const others = languages.filter((language) => !composed.includes(language));
  // What is for a public address alone, and of languages that have no pages there.
  const left = [...(origin ? [] : ['.well-known/']), ...others.map(({ tag }) => languageFolder(tag))];
  const names = build.composeFiles
    .filter((name) => name.startsWith(FOLDER))
    .map((name) => name.slice(FOLDER.length))
    .filter((name) => !left.some((folder) => name.startsWith(folder)));
  const expires = new Date(Date.parse(build.time) + CONTACT_MS).toISOString();
  const files = names.map(async (name) => {
    const body = await build.readComposeFile(FOLDER + name);
    if (!/\.(webmanifest|txt)$/.test(name)) return [name, body];
    return [name, body.toString().replaceAll(BASE_PATH_MARK, basePath).replace(EXPIRY_MARK, expires)];
  });
  return Object.fromEntries(await Promise.all(files)) as Record<string, ComposedFile>;
}
