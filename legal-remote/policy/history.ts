import { compareVersions, type Difference } from './compare-versions';
import type { Policy } from './policy.schema';
import type { PublishedDigests } from './published';
import { type ShownStatus, shownStatus } from './shown';
import { checkOrder, shownVersion, versionsThatCount } from './version-order';

/** A version, as the list of versions shows it. */
export interface HistoryEntry extends Pick<Policy, 'id' | 'version' | 'changes'> {
  status: ShownStatus;
  /** Approved, and shown ahead of its day. */
  isComing: boolean;
  /** Whether its whole text is at an address of its own: `/privacy-policy-v1.md`. */
  hasOwnAddress: boolean;
  /** Compared with the version before; null for the first. */
  differences: Difference[] | null;
  /** What of it is in English on a page in another language: all that it says, or the differences; missing: nothing. */
  inEnglish?: 'wholly' | 'differences';
}

/**
 * All versions that count, newest first, each with what it changed. A draft is left out where the page does not show it in full.
 * @param versions Oldest first.
 * @param inForce Id of the version that the page shows in full; null for the last.
 * @throws Error when a published version is no longer among them, or they are not in order.
 */
export function historyOf(
  versions: Policy[],
  published: PublishedDigests,
  inForce: string | null = null,
): HistoryEntry[] {
  const missing = Object.keys(published).filter((id) => !versions.some((version) => version.id === id));
  if (missing.length > 0) {
    throw new Error(
      `Version ${missing.join(', ')} was published, but content/versions/ does not have it. Put its file back.`,
    );
  }
  checkOrder(versions);
  const counting = versionsThatCount(versions);
  const shown = counting.indexOf(shownVersion(versions, inForce));
  return counting
    .map((version, index) => entryOf(version, counting[index - 1], index - shown))
    .filter(({ status }, index) => status.kind === 'approved' || index === shown)
    .reverse();
}

/** @param place Among the versions, from the one that the page shows: below 0 for those before it. */
function entryOf(version: Policy, before: Policy | undefined, place: number): HistoryEntry {
  const { id, status, changes } = version;
  const isApproved = status.kind === 'approved';
  return {
    id,
    version: version.version,
    status: shownStatus(status),
    changes,
    isComing: isApproved && place > 0,
    hasOwnAddress: isApproved && place !== 0,
    differences: before ? compareVersions(before, version) : null,
  };
}

/**
 * The history of versions in another language than English, in which each comparison is within one language: where one of two versions is not
 * translated, what changed between them is said in English, and marked as such.
 * @param history Newest first, as `english`, which has the same versions.
 * @param translated By id.
 */
export function comparedInOneLanguage(
  history: HistoryEntry[],
  english: HistoryEntry[],
  translated: Record<string, Policy>,
): HistoryEntry[] {
  return history.map((entry, index) => {
    const before = history[index + 1];
    const isTranslated = translated[entry.id] !== undefined;
    if (isTranslated && (!before || translated[before.id])) return entry;
    const { differences } = english[index]!;
    return { ...entry, differences, inEnglish: isTranslated ? 'differences' : 'wholly' };
  });
}
