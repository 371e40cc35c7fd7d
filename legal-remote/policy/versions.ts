import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@site/shared/content-files/read-content';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { parseContent } from '@site/shared/working-copy/content-file';
import type { ContentLines } from '@site/shared/working-copy/content-lines';
import type { Policy } from './policy.schema';
import { type Published, PUBLISHED_FILE, readPublished } from './published';

const CONTENT = join(__dirname, '../content');

/** All versions of the policy, as `content/versions/` and the same folder of each language have them. */
export interface PolicyVersions {
  /** Oldest first. */
  versions: Policy[];
  /** By language, the versions that are translated, by id. */
  translatedVersions: Record<string, Record<string, Policy>>;
  published: Published;
  /** Where the values of each version are written, by id. */
  linesOf: Record<string, ContentLines>;
  /** What all of it comes from. */
  files: string[];
}

/** @throws Error with everything in a version that does not fit, with its line */
export function readVersions(): PolicyVersions {
  const files = [PUBLISHED_FILE];
  const read = (folder: string) =>
    versionFiles(folder).map((file) => {
      const source = readFileSync(file, 'utf8');
      const { name, content, dependencies } = readContent(file, source);
      files.push(file, ...dependencies);
      return { id: name, version: content as Policy, lines: parseContent(source, file) };
    });
  const english = read(CONTENT);
  const translated = languages
    .filter(({ tag }) => tag !== DEFAULT_LANGUAGE)
    .map(({ tag }) => [tag, read(join(CONTENT, tag)).map(({ id, version }) => [id, version])] as const)
    .filter(([, versions]) => versions.length > 0);
  return {
    versions: english.map(({ version }) => version),
    translatedVersions: Object.fromEntries(
      translated.map(([tag, versions]) => [tag, Object.fromEntries(versions)]),
    ),
    published: readPublished(),
    linesOf: Object.fromEntries(english.map(({ id, lines: { file, lines } }) => [id, { file, lines }])),
    files: [...new Set(files)],
  };
}

/** The folders of the versions, those of languages that are not translated yet too. */
export const versionFolders = languages.map(({ tag }) =>
  join(CONTENT, tag === DEFAULT_LANGUAGE ? '' : tag, 'versions'),
);

function versionFiles(content: string): string[] {
  const folder = join(content, 'versions');
  if (!existsSync(folder)) return [];
  const numbers = readdirSync(folder).flatMap((name) => /^v(\d+)\.json$/.exec(name)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((one, other) => one - other)
    .map((number) => join(folder, `v${number}.json`));
}
