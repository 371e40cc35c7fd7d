import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VersionState } from '../api/edit';
import { type ContentObject, countUnconfirmed } from '@site/shared/content/content-value';
import type { ContentProblem } from '@site/shared/content-files/read-content';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { formatContent, formatJson } from '@site/shared/working-copy/content-file';
import { SiteError } from '@site/errors';
import { dayInIndia } from '@site/text';
import { workspaceOf } from './content-files';
import { type OpenedFile, openFile, type WorkingCopy } from './open-file';
import { writeAndCommit } from './write-and-commit';

interface VersionRequest {
  part: string;
  /** `versions/v1` */
  name: string;
  author: string;
  now?: Date;
}

interface VersionMade {
  name: string;
  commit: string;
  branch: string;
}

interface Published {
  /** Id of the version that the page shows in full; null for the last. */
  inForce: string | null;
  digests: Record<string, string>;
}

/** Beside the versions: which are published, and which the page shows. */
const LIST = 'published.json';

/** Null for what has no versions. A translation of one may still be corrected. */
export async function versionState(
  root: string,
  { place, content }: OpenedFile,
): Promise<VersionState | null> {
  const folder = dirname(place.file);
  if (!existsSync(join(root, folder, LIST))) return null;
  const { inForce, digests } = await readList(root, folder);
  const { effectiveDate = null } = content.value.status as { effectiveDate?: string };
  return {
    isFrozen: Object.hasOwn(digests, content.name),
    isShown: content.name === (inForce ?? `v${await lastNumber(root, folder)}`),
    effectiveDate,
    unconfirmed: countUnconfirmed(content.value),
  };
}

/**
 * Copies the last approved version of a part's text to the next one: a draft, which is not in force. Until its day comes, the
 * page shows the one before.
 * @param changes what is new in it, in a sentence: the page shows it in the list of versions
 * @throws SiteError `no-versions`, `version-open`, and what writing throws
 */
export async function newVersion(
  workingCopy: WorkingCopy,
  { part, changes, author, now = new Date() }: Omit<VersionRequest, 'name'> & { changes: string },
): Promise<VersionMade> {
  const last = await lastNumber(workingCopy.root, folderOf(part)).catch(() => 0);
  const [old, next] = [`v${last}`, `v${last + 1}`];
  const { folder, list, content, state } = await openVersion(workingCopy, part, `versions/${old}`);
  if (!state.isFrozen) throw notApproved(old);
  const copied: ContentObject = {
    ...content.value,
    id: next,
    version: String(content.value.version).replace(/\d+$/, (number) => String(Number(number) + 1)),
    status: { kind: 'draft', writtenOn: dayInIndia(now) },
    changes: [{ id: 'changes', text: changes }],
  };
  const files = {
    [`${folder}/${next}.json`]: formatContent({ schema: content.schema, value: copied }),
    // The one before stays in force.
    [`${folder}/${LIST}`]: formatJson({ ...list, inForce: list.inForce ?? old }),
  };
  const message = `Begin ${next} of ${part}`;
  return {
    name: `versions/${next}`,
    ...(await writeAndCommit(workingCopy.root, { files, message, author })),
  };
}

/**
 * Approves a version with the day from which it is in force, in the author's name: from then on its text stays as it is.
 * @throws SiteError `no-versions`, `content-frozen`, `version-unconfirmed`, `version-day`, and what writing throws
 */
export async function approveVersion(
  workingCopy: WorkingCopy,
  { part, name, effectiveDate, author, now = new Date() }: VersionRequest & { effectiveDate: string },
): Promise<VersionMade> {
  const { root, tools } = workingCopy;
  const { folder, file, content, state } = await openVersion(workingCopy, part, name);
  if (state.isFrozen) throw frozen(content.name);
  if (state.unconfirmed > 0) throw notConfirmed(content.name, state.unconfirmed);
  const today = dayInIndia(now);
  const approvedBy = author.replace(/\s*<.*>$/, '');
  const status = { kind: 'approved', approvedBy, approvedOn: today, effectiveDate };
  const source = formatContent({ schema: content.schema, value: { ...content.value, status } });
  const list = freeze(() => tools.frozenVersions(join(root, file), source, today));
  const files = { [file]: source, [`${folder}/${LIST}`]: formatJson(list) };
  const message = `Approve ${content.name} of ${part}, in force from ${effectiveDate}`;
  return { name, ...(await writeAndCommit(root, { files, message, author })) };
}

/** Has the page show an approved version in full. @throws SiteError `no-versions`, `version-open`, and what writing throws */
export async function showVersion(
  workingCopy: WorkingCopy,
  { part, name, author }: VersionRequest,
): Promise<VersionMade> {
  const { folder, list, content, state } = await openVersion(workingCopy, part, name);
  if (!state.isFrozen) throw notApproved(content.name);
  const files = { [`${folder}/${LIST}`]: formatJson({ ...list, inForce: content.name }) };
  const message = `Show ${content.name} of ${part}`;
  return { name, ...(await writeAndCommit(workingCopy.root, { files, message, author })) };
}

/** @throws SiteError `content-unknown`, `no-versions` */
async function openVersion(workingCopy: WorkingCopy, part: string, name: string) {
  const { root } = workingCopy;
  const folder = folderOf(part);
  if (!existsSync(join(root, folder, LIST)) || !name.startsWith('versions/'))
    throw new SiteError('no-versions', `"${part}" has no versions.`, 'Change its words as they are.');
  const opened = await openFile(workingCopy, { part, language: DEFAULT_LANGUAGE, name });
  const state = (await versionState(root, opened))!;
  return {
    folder,
    file: opened.place.file,
    content: opened.content,
    state,
    list: await readList(root, folder),
  };
}

/** From the root. @throws SiteError `content-unknown` */
const folderOf = (part: string) => `${workspaceOf(part)}/content/versions`;

async function readList(root: string, folder: string): Promise<Published> {
  return JSON.parse(await readFile(join(root, folder, LIST), 'utf8')) as Published;
}

async function lastNumber(root: string, folder: string): Promise<number> {
  const files = await readdir(join(root, folder));
  return Math.max(...files.map((file) => Number(/^v(\d+)\.json$/.exec(file)?.[1] ?? 0)));
}

/** @throws SiteError `version-day`: all else was looked at before */
function freeze(list: () => object): object {
  try {
    return list();
  } catch (error) {
    const { message, problems } = error as Error & { problems?: ContentProblem[] };
    throw new SiteError(
      'version-day',
      `It cannot be in force from that day: ${problems?.map(({ what }) => what).join(' ') ?? message} Nothing was written.`,
      'Choose another day, and approve it again.',
      { cause: error },
    );
  }
}

/** For what would change a version that has to stay as it is. */
export function frozen(version: string): SiteError {
  return new SiteError(
    'content-frozen',
    `${version} was approved: its text stays as it is. Nothing was written.`,
    'Begin a new version under Edit, and change that.',
  );
}

function notConfirmed(version: string, count: number): SiteError {
  return new SiteError(
    'version-unconfirmed',
    `${version} has ${count} texts that are not confirmed. Nothing was written.`,
    'Open each of its sections, read it, and press “Confirm all that I have read here”; then save, and approve it again.',
  );
}

function notApproved(version: string): SiteError {
  return new SiteError(
    'version-open',
    `${version} is not approved, so nothing of it has to stay as it is. Nothing was written.`,
    `Change ${version} itself, or approve it first.`,
  );
}
