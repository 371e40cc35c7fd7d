import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { SiteError } from '../store/site-error';
import { dayInIndia } from '../text/time';
import { applyEdits } from './apply-edits';
import { formatSource } from './format-source';
import { openFile, type WorkingCopy } from './open-file';
import { whyFrozen } from './read-form';
import { writeAndCommit } from './write-and-commit';

interface NewVersionRequest {
  part: string;
  /** What is new in it, in a sentence: the page shows it in the list of versions. */
  changes: string;
  author: string;
  now?: Date;
}

/**
 * Copies the last published version of a part's text to the next one, as `versions.ts` says it: a draft, which is listed, and
 * not in force. Until its day comes, the page shows the one before.
 * @returns the name of the new version's words, to be edited
 * @throws SiteError `no-versions`, `version-open`, `source-unknown`, and what writing throws
 */
export async function newVersion(
  workingCopy: WorkingCopy,
  { part, changes, author, now = new Date() }: NewVersionRequest,
): Promise<{ name: string; commit: string; branch: string }> {
  const { root } = workingCopy;
  const folder = join(parts[part as PartName]?.workspace ?? '', 'content/versions');
  const list = join(folder, 'versions.ts');
  if (!Object.hasOwn(parts, part) || !existsSync(join(root, list))) throw withoutVersions(part);
  const listed = await readFile(join(root, list), 'utf8');
  const last = Math.max(
    ...[...listed.matchAll(/^import \{ v(\d+) \}/gm)].map(([, number]) => Number(number)),
  );
  const [old, next] = [`v${last}`, `v${last + 1}`];
  const opened = await openFile(workingCopy, { part, language: DEFAULT_LANGUAGE, name: `versions/${old}` });
  if (!(await whyFrozen(root, opened))) throw stillOpen(old);
  const { place, source, content } = opened;
  const { version } = content.exports[old] as { version: string };
  const copied = applyEdits(
    source,
    content.written,
    [
      { path: `${old}.id`, value: next },
      { path: `${old}.version`, value: version.replace(/\d+$/, (number) => String(Number(number) + 1)) },
      { path: `${old}.status`, value: { kind: 'draft', writtenOn: dayInIndia(now) } },
      { path: `${old}.changes`, value: [changes] },
    ],
    place.file,
  ).replace(`export const ${old}:`, `export const ${next}:`);
  const schema = await readFile(join(root, folder, `${old}.schema.ts`), 'utf8');
  const files = {
    [join(dirname(place.file), `${next}.content.ts`)]: await formatSource(root, place.file, {
      before: source,
      after: copied,
    }),
    [join(folder, `${next}.schema.ts`)]: schema.replaceAll(`${old}Schema`, `${next}Schema`),
    [list]: withVersion(listed, old, next, list),
  };
  const written = await writeAndCommit(root, { files, message: `Begin ${next} of ${part}`, author });
  return { name: `versions/${next}`, ...written };
}

/** The list with one version more; the one before stays in force. */
function withVersion(source: string, old: string, next: string, file: string): string {
  const steps: [RegExp, string][] = [
    [
      new RegExp(`^(import \\{ ${old} \\} from .*;)$`, 'm'),
      `$1\nimport { ${next} } from './${next}.content';`,
    ],
    [/^(export const versions\b.*= \[)(.*)(\];)$/m, `$1$2, ${next}$3`],
  ];
  const listed = steps.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw unknownForm(file, pattern);
    return text.replace(pattern, replacement);
  }, source);
  return listed.replace(/^(export const versionInForce\b.*= )null;$/m, `$1'${old}';`);
}

function withoutVersions(part: string): SiteError {
  return new SiteError('no-versions', `"${part}" has no versions.`, 'Change its words as they are.');
}

function stillOpen(version: string): SiteError {
  return new SiteError(
    'version-open',
    `${version} was not published yet, so nothing has to stay as it is. Nothing was written.`,
    `Change ${version} itself.`,
  );
}

function unknownForm(file: string, pattern: RegExp): SiteError {
  return new SiteError(
    'source-unknown',
    `${file} is not written as the desk knows it: it has no line ${pattern.source}. Nothing was written.`,
    'Have an engineer add the version by hand: the file says how.',
  );
}
