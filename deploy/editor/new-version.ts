import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentObject } from '@site/shared/content/content-value';
import { type PartName, parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { formatContent, formatJson } from '@site/shared/working-copy/content-file';
import { SiteError } from '../store/site-error';
import { dayInIndia } from '../text/time';
import { openFile, whyFrozen, type WorkingCopy } from './open-file';
import { writeAndCommit } from './write-and-commit';

interface NewVersionRequest {
  part: string;
  /** What is new in it, in a sentence: the page shows it in the list of versions. */
  changes: string;
  author: string;
  now?: Date;
}

/**
 * Copies the last published version of a part's text to the next one: a draft, which is not in force. Until its day comes, the
 * page shows the one before.
 * @returns the name of the new version's words, to be edited
 * @throws SiteError `no-versions`, `version-open`, and what writing throws
 */
export async function newVersion(
  workingCopy: WorkingCopy,
  { part, changes, author, now = new Date() }: NewVersionRequest,
): Promise<{ name: string; commit: string; branch: string }> {
  const { root } = workingCopy;
  const folder = join(parts[part as PartName]?.workspace ?? '', 'content/versions');
  const list = join(folder, 'published.json');
  if (!Object.hasOwn(parts, part) || !existsSync(join(root, list))) throw withoutVersions(part);
  const versions = await readdir(join(root, folder));
  const last = Math.max(...versions.map((file) => Number(/^v(\d+)\.json$/.exec(file)?.[1] ?? 0)));
  const [old, next] = [`v${last}`, `v${last + 1}`];
  const opened = await openFile(workingCopy, { part, language: DEFAULT_LANGUAGE, name: `versions/${old}` });
  if (!(await whyFrozen(root, opened))) throw stillOpen(old);
  const { schema, value } = opened.content;
  const copied: ContentObject = {
    ...value,
    id: next,
    version: String(value.version).replace(/\d+$/, (number) => String(Number(number) + 1)),
    status: { kind: 'draft', writtenOn: dayInIndia(now) },
    changes: [{ id: 'changes', text: changes }],
  };
  const published = JSON.parse(await readFile(join(root, list), 'utf8')) as { inForce: string | null };
  const files = {
    [join(folder, `${next}.json`)]: formatContent({ schema, value: copied }),
    // The one before stays in force.
    [list]: formatJson({ ...published, inForce: published.inForce ?? old }),
  };
  const written = await writeAndCommit(root, { files, message: `Begin ${next} of ${part}`, author });
  return { name: `versions/${next}`, ...written };
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
