import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countUnconfirmed, questionsIn } from '@site/shared/content/content-value';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { wordsOf } from '@site/shared/translations/words';
import { formatContent, formatJson } from '@site/shared/working-copy/content-file';
import { SiteError } from '@site/errors';
import { type Change, markedWords } from '@site/gates';
import { type DeploymentParts, readOpenSchedules, readPageVersions, walkChain } from '@site/ledger';
import type { Store } from '@site/store';
import { dayInIndia, formatDay, personName } from '@site/text';
import { writeAndCommit } from './commit';
import { contentTools, type OpenedFile, openFile, workspaceOf } from './working-copy';

interface VersionRequest {
  part: string;
  /** `versions/v1` */
  name: string;
  author: string;
}

/** What is next to the versions: which are published, and which the page shows. */
interface Published {
  /** Id of the version that the page shows in full; null for the last. */
  inForce: string | null;
  digests: Record<string, string>;
}

/** Who made a version final, on which day, and from which day it is in force. */
export interface Approval {
  approvedBy: string;
  approvedOn: string;
  effectiveDate: string;
}

/** How a version of the policy is; null for what has no versions. A translation of one may still be corrected. */
export async function versionState(root: string, { place, content }: OpenedFile) {
  const isVersion = dirname(place.file) === folderOf(place.part);
  const versions = isVersion ? await readVersions(root, place.part) : null;
  if (!versions) return null;
  const { final, shown, coming } = versions;
  const own = final.find(({ id }) => id === content.name);
  const { kind, ...approval } = content.value.status as unknown as { kind: string } & Approval;
  return {
    /** Whether it is final and has to stay as it is. */
    isFrozen: own !== undefined,
    /** Whether the page shows it in full. */
    isShown: content.name === shown,
    /** Whether the page announces it, next to the one that it shows. */
    isComing: coming.some(({ id }) => id === content.name),
    /** Id of the later final version that is in force from no later day, so that this one never is; null for none. */
    replacedBy: own?.replacedBy ?? null,
    approval: kind === 'approved' ? approval : null,
    unconfirmed: countUnconfirmed(content.value),
    /** How many questions to colleagues are open: those about texts that are not confirmed. */
    questions: questionsIn(content.value, content.name).filter(({ isOpen }) => isOpen).length,
  };
}

/**
 * The final versions of a part's text, oldest first, each with the id of the one that takes its place, so that it is never in
 * force; none of what has no versions.
 * @throws SiteError `content-unknown`
 */
export async function finalVersions(root: string, part: string) {
  return (await readVersions(root, part))?.final ?? [];
}

type FinalVersions = Awaited<ReturnType<typeof finalVersions>>;

/**
 * What a part's page shows as it is saved: the final version in full, those that it announces, oldest first, and the one that is in
 * force today; null where that is a draft, or it has no versions.
 */
export async function versionsOnPage(root: string, part: string) {
  const { final, shown, coming } = (await readVersions(root, part)) ?? { final: [], coming: [] };
  const own = final.find(({ id }) => id === shown);
  const inForce = final.findLast(({ effectiveDate }) => effectiveDate <= dayInIndia(new Date())) ?? null;
  return own ? { shown: own, coming, inForce } : null;
}

/** The draft that a part's page does not show, since it shows a final version: `versions/v2`; null for none. */
export async function hiddenDraft(root: string, part: string): Promise<string | null> {
  const { final, last } = (await readVersions(root, part)) ?? { final: [] };
  return final.length === 0 || final.at(-1)!.id === last ? null : `versions/${last}`;
}

/** A text that another version says otherwise; `words`: both in one. */
export type VersionChange = Change & { words?: ReturnType<typeof markedWords> };

/** What a draft in English says otherwise than the last final version, text by text, in its order; null where no version is final. */
export async function changesInDraft(root: string, { place: { part, language }, content }: OpenedFile) {
  const last = (await finalVersions(root, part)).at(-1)?.id;
  if (!last) return null;
  const { content: old } = await openFile(root, { part, language, name: `versions/${last}` });
  const [before, after] = [textsByKey(old), textsByKey(content)];
  const changes = [...new Set([...after.keys(), ...before.keys()])].flatMap((key): VersionChange[] => {
    const [was = null, is = null] = [before.get(key), after.get(key)];
    if (was === is) return [];
    const section = placeOf(key, is === null ? before : after);
    const change = { what: 'text', section, before: was, after: is } as const;
    if (was === null || is === null) return [{ ...change, kind: was === null ? 'added' : 'removed' }];
    return [{ ...change, kind: 'changed', words: markedWords(was, is) }];
  });
  return { version: last, changes };
}

/** The words of a version by what names their places in each version. What is new in it is no difference. */
function textsByKey({ name, value }: OpenedFile['content']): Map<string, string> {
  const words = wordsOf(value, name).map(({ key, text }) => [key.slice(name.length + 1), text] as const);
  return new Map(words.filter(([key]) => !key.startsWith('changes.')));
}

/** What is around a text: its section, and in a table its row, by the first cell, and its column. */
function placeOf(key: string, texts: Map<string, string>): string[] {
  const [, section, table, row, column] =
    /^(sections\.[^.]+)(?:(\..+)(\.rows\.[^.]+\.cells\.)(.+))?/.exec(key) ?? [];
  const first = [...texts.keys()].find((one) => row && one.startsWith(section! + table! + row));
  const names = [`${section}.title`, first, `${section}${table}.columns.${column}`];
  return names.flatMap((name) => texts.get(name ?? '') ?? []);
}

/**
 * The final versions that are not replaced before their day, oldest first; of each, whether a live page has shown or announced it,
 * and what keeps its day for it: a live page has shown it, or one is scheduled that will. Null: the next may take its place.
 */
export async function versionsThatCount(root: string, store: Store, part: string) {
  const counting = (await finalVersions(root, part)).filter(({ replacedBy }) => !replacedBy);
  const { seen, shown } = await liveVersions(store, part, counting);
  const releases = (await readOpenSchedules(store, [])).flatMap(({ terms }) => terms.parts[part] ?? []);
  const scheduled = await Promise.all(releases.map((release) => versionsIn(store, part, release)));
  const isToBeShown = (one: string) =>
    scheduled.flat().some(({ version, isShown }) => isShown && version === one);
  return counting.map((one) => {
    const kept = shown.has(one.version) ? 'shown' : isToBeShown(one.version) ? 'scheduled' : null;
    return { ...one, isSeen: seen.has(one.version), kept } as const;
  });
}

type VersionThatCounts = Awaited<ReturnType<typeof versionsThatCount>>[number];

/** The first day from which the next version may be in force, and why not before: no day has two versions. */
export function earliestDay(versions: VersionThatCounts[]): { day: string; why: string } {
  const today = { day: dayInIndia(new Date()), why: 'Earlier days have passed.' };
  const last = versions.findLast(({ kept }) => kept);
  if (!last) return today;
  const { id, effectiveDate, kept } = last;
  const next = new Date(effectiveDate);
  next.setUTCDate(next.getUTCDate() + 1);
  const day = next.toISOString().slice(0, 10);
  if (day <= today.day) return today;
  const since = `Version ${id.slice(1)} is in force from ${formatDay(effectiveDate)}`;
  if (kept === 'shown') {
    const why = `${since}, and a live page has shown it: the next one comes after that day. If it is wrong, roll it back until then.`;
    return { day, why };
  }
  const without = earliestDay(versions.slice(0, versions.indexOf(last)));
  const why = `${since}, and a page that shows it is scheduled: the next one comes after that day. Once that schedule is cancelled, this one can be in force from ${formatDay(without.day)}.`;
  return { day, why };
}

/** Which versions pages of a part that were live have shown or announced, and which they have shown in full, or announced on its day. */
async function liveVersions(store: Store, part: string, versions: FinalVersions) {
  const [seen, shown, looked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const today = dayInIndia(new Date());
  for await (const { record } of walkChain(store)) {
    const day = dayInIndia(new Date(record.time));
    if (versions.every(({ version, approvedOn }) => shown.has(version) || day < approvedOn)) break;
    const own = record.parts[part];
    if (!own || looked.size === looked.add(own.release).size) continue;
    for (const { version, isShown, effectiveDate } of await versionsIn(store, part, own)) {
      seen.add(version);
      if (isShown || effectiveDate <= today) shown.add(version);
    }
  }
  return { seen, shown };
}

async function versionsIn(store: Store, part: string, release: DeploymentParts[string]) {
  return (await readPageVersions(store, part, release)).flatMap(({ approved }) => approved);
}

/**
 * Copies the last final version of a part's text to the next one: a draft, which is not in force. Until its day comes, the
 * page shows the one before. Questions to colleagues stay with the last one.
 * @param changes what is new in it, in a sentence: the page shows it in the list of versions
 * @throws SiteError `no-versions`, `version-open`, and what writing throws
 */
export async function newVersion(
  root: string,
  { part, changes, author }: Omit<VersionRequest, 'name'> & { changes: string },
) {
  const { last: old = 'v0' } = (await readVersions(root, part)) ?? {};
  const { published, content, save } = await openVersion(root, { part, name: `versions/${old}`, author });
  assertFrozen(published, old);
  const following = (number: string) => number.replace(/\d+$/, (last) => String(Number(last) + 1));
  const next = following(old);
  // What colleagues asked of the one before was answered when it was made final.
  const copied = JSON.parse(JSON.stringify(content.value), (key, inner: unknown) =>
    key === 'question' ? undefined : inner,
  ) as typeof content.value;
  const value = {
    ...copied,
    id: next,
    version: following(String(content.value.version)),
    status: { kind: 'draft', writtenOn: dayInIndia(new Date()) },
    changes: [{ id: 'changes', text: changes }],
  };
  // The one before stays in force.
  const list = { ...published, inForce: published.inForce ?? old };
  return save(`Begin ${next} of ${part}`, list, { [next]: formatContent({ ...content, value }) });
}

/**
 * Makes a version final, with the day from which it is in force, in the author's name: from then on its text stays as it is.
 * @param request.digest of the file as the author has read it
 * @throws SiteError `no-versions`, `content-frozen`, `version-changed`, `version-unconfirmed`, `version-day`, `content-invalid`, and
 *   what writing throws
 */
export async function approveVersion(
  root: string,
  store: Store,
  request: VersionRequest & { effectiveDate: string; digest: string },
) {
  const { part, effectiveDate } = request;
  const { published, content, digest, save } = await openVersion(root, request);
  const { name } = content;
  if (name in published.digests) throw frozen(name);
  if (digest !== request.digest)
    throw new SiteError(
      'version-changed',
      `${name} was changed since you opened the dialog that makes it final. Nothing was written.`,
      'Close this dialog: the form shows it as it is now. Read what is another, and make it final again.',
    );
  const unconfirmed = countUnconfirmed(content.value);
  if (unconfirmed > 0)
    throw new SiteError(
      'version-unconfirmed',
      `${name} has ${unconfirmed} texts that are not confirmed. Nothing was written.`,
      'Open each of its sections, read it, and press “Confirm all that I have read here”; then save, and make it final.',
    );
  const earliest = earliestDay(await versionsThatCount(root, store, part));
  if (effectiveDate < earliest.day)
    throw new SiteError(
      'version-day',
      `It cannot be in force from ${formatDay(effectiveDate)}: the first day on which it can is ${formatDay(earliest.day)}. ${earliest.why} Nothing was written.`,
      'Choose that day or a later one.',
    );
  const approvedOn = dayInIndia(new Date());
  const approvedBy = personName(request.author);
  const status = { kind: 'approved', approvedBy, approvedOn, effectiveDate };
  const source = formatContent({ ...content, value: { ...content.value, status } });
  const file = join(root, folderOf(part), `${name}.json`);
  const list = frozenList(root, file, source, approvedOn);
  return save(`Approve ${name} of ${part}, in force from ${effectiveDate}`, list, { [name]: source });
}

function frozenList(root: string, ...version: [file: string, source: string, approvedOn: string]): object {
  try {
    return contentTools(root).frozenVersions(...version);
  } catch (error) {
    throw new SiteError(
      'content-invalid',
      `A build would not take it: ${(error as Error).message} Nothing was written.`,
      'Put right what it names, save, and make it final again.',
    );
  }
}

/** Has the page show a final version in full. @throws SiteError `no-versions`, `version-open`, and what writing throws */
export async function showVersion(root: string, request: VersionRequest) {
  const { published, content, save } = await openVersion(root, request);
  assertFrozen(published, content.name);
  return save(`Show ${content.name} of ${request.part}`, { ...published, inForce: content.name }, {});
}

async function openVersion(root: string, { part, name, author }: VersionRequest) {
  const { published } = (await readVersions(root, part)) ?? {};
  if (!published || !name.startsWith('versions/'))
    throw new SiteError('no-versions', `"${part}" has no versions.`, 'Change its words as they are.');
  const { content, digest } = await openFile(root, { part, language: DEFAULT_LANGUAGE, name });
  /** @param versions sources by id */
  const save = (message: string, list: object, versions: Record<string, string>) => {
    const sources = Object.entries({ ...versions, published: formatJson(list) });
    const files = Object.fromEntries(sources.map(([id, source]) => [`${folderOf(part)}/${id}.json`, source]));
    return writeAndCommit(root, { files, message, author });
  };
  return { published, content, digest, save };
}

const folderOf = (part: string) => `${workspaceOf(part)}/content/versions`;

/**
 * What is published; the final versions, oldest first; the ids of the last one, which may be a draft, and of the one that the page
 * shows in full; and those that it announces. Null of what has no versions.
 */
async function readVersions(root: string, part: string) {
  const file = join(root, folderOf(part), 'published.json');
  if (!existsSync(file)) return null;
  const published = JSON.parse(await readFile(file, 'utf8')) as Published;
  const { compare } = new Intl.Collator('en', { numeric: true });
  const ids = (await readdir(dirname(file))).flatMap((name) => /^(v\d+)\.json$/.exec(name)?.[1] ?? []);
  const last = ids.sort(compare).at(-1) ?? 'v0';
  const read = Object.keys(published.digests)
    .sort(compare)
    .map(async (id) => {
      const { content } = await openFile(root, { part, language: DEFAULT_LANGUAGE, name: `versions/${id}` });
      const { version, status } = content.value as unknown as { version: string; status: Approval };
      return { id, version, ...status };
    });
  const versions = await Promise.all(read);
  const final = versions.map((one) => {
    // The last that is in force from its day or before counts: the rule of `legal-remote/policy/version-order.ts`.
    const counting = versions.findLast(({ effectiveDate }) => effectiveDate <= one.effectiveDate) ?? one;
    return { ...one, replacedBy: counting === one ? null : counting.id };
  });
  const named = published.inForce ?? last;
  const shown = final.find(({ id }) => id === named)?.replacedBy ?? named;
  const place = final.findIndex(({ id }) => id === shown);
  const coming = place < 0 ? [] : final.slice(place + 1).filter(({ replacedBy }) => !replacedBy);
  return { published, final, last, shown, coming };
}

/** For what would change a version that has to stay as it is. */
export function frozen(version: string): SiteError {
  return new SiteError(
    'content-frozen',
    `${version} is final: its text stays as it is. Nothing was written.`,
    'Begin a new version under Edit, and change that.',
  );
}

function assertFrozen({ digests }: Published, version: string): void {
  if (version in digests) return;
  throw new SiteError(
    'version-open',
    `${version} is a draft, which a colleague may have begun just now. Nothing was written.`,
    `Change ${version} itself, or make it final first.`,
  );
}
