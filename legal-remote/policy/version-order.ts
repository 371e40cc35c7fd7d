import type { Policy, PolicyStatus } from './policy.schema';
import type { PageVersion } from '@site/shared/contracts';
import { asShown, type ShownPolicy } from './shown';

const FOLDER = 'legal-remote/content/versions';
const FILE = `${FOLDER}/published.json`;

/**
 * The version that the page shows in full.
 * @param inForce Its id, or that of one which it has replaced; null for the last.
 * @throws Error when the id names none
 */
export function shownVersion(versions: Policy[], inForce: string | null): Policy {
  const shown = inForce === null ? versions.at(-1) : versions.find(({ id }) => id === inForce);
  if (shown) return lastOfItsDay(versions, shown);
  throw new Error(
    `"inForce" is "${inForce}" in ${FILE}, and there is no such version. Name one of: ${versions.map(({ id }) => id).join(', ')}.`,
  );
}

/** The versions without those that are final and never in force, since a later one takes their place: no page lists them. */
export function versionsThatCount(versions: Policy[]): Policy[] {
  return versions.filter((version) => lastOfItsDay(versions, version) === version);
}

/** The last final version that is in force from this one's day or before: it takes its place. The desk has the same rule for its words. */
function lastOfItsDay(versions: Policy[], version: Policy): Policy {
  if (!isApproved(version)) return version;
  const { effectiveDate } = version.status;
  return versions.filter(isApproved).findLast(({ status }) => status.effectiveDate <= effectiveDate)!;
}

/**
 * Checks that ids of the versions go up, and that only the last one is a draft.
 * @param versions Oldest first.
 * @throws Error that names the version and what to change
 */
export function checkOrder(versions: Policy[]): void {
  versions.forEach((version, index) => {
    if (version.id !== `v${index + 1}`)
      throw new Error(
        `Version ${index + 1} of ${FOLDER} has the id "${version.id}". Ids are v1, v2 and so on, in this order, each once.`,
      );
    const before = versions[index - 1];
    if (before?.status.kind === 'draft')
      throw new Error(
        `${FOLDER}/${before.id}.json: ${before.id} is a draft, and ${version.id} comes after it. Change the draft instead, or delete one of the two.`,
      );
  });
}

type Approved = Policy & { status: Extract<PolicyStatus, { kind: 'approved' }> };

/** An approved version that the page does not show in full. */
export interface OtherVersion {
  policy: ShownPolicy;
  /** Whether that is in the language of the page; else it is in English. */
  isTranslated: boolean;
  /** Day from which it is in force, for one that comes after the version that the page shows; else null. */
  comingOn: string | null;
  /** The approved version that replaced it; null for none. */
  replacedBy: { version: string; effectiveDate: string } | null;
}

/** Those that the page shows or lists, oldest first. @param shown The one that the page shows in full. */
export function approvedVersions(versions: Policy[], shown: Policy): PageVersion[] {
  return versionsThatCount(versions)
    .filter(isApproved)
    .map((version) => ({
      version: version.version,
      effectiveDate: version.status.effectiveDate,
      isShown: version === shown,
    }));
}

/**
 * The versions as a language has them: in English where one is not translated. Approval and dates are those of the English
 * text: a translation has none of its own.
 * @param translated By id.
 */
export function translatedFrom(versions: Policy[], translated: Record<string, Policy>): Policy[] {
  return versions.map((version) => {
    const { status, id, version: number } = version;
    return { ...(translated[id] ?? version), status, id, version: number };
  });
}

/**
 * The others: those that were replaced, and those that are coming.
 * @param translated By id, in the language of the page.
 */
export function otherVersionsOf(
  versions: Policy[],
  shown: Policy,
  translated: Record<string, Policy> = {},
): OtherVersion[] {
  const place = versions.indexOf(shown);
  const approved = versionsThatCount(versions).filter(isApproved);
  return approved.flatMap((version, index) => {
    if (version === shown) return [];
    const isComing = versions.indexOf(version) > place;
    const next = isComing ? undefined : approved[index + 1];
    return [
      {
        policy: asShown(translatedFrom([version], translated)[0]!),
        isTranslated: version.id in translated,
        comingOn: isComing ? version.status.effectiveDate : null,
        replacedBy: next ? { version: next.version, effectiveDate: next.status.effectiveDate } : null,
      },
    ];
  });
}

function isApproved(version: Policy): version is Approved {
  return version.status.kind === 'approved';
}
