import { compareVersions, type Difference } from './compare-versions';
import type { Policy } from './policy.schema';
import type { PublishedDigests } from './published-digests';
import { type ShownStatus, shownStatus } from './shown-status';

/** A version, as the list of versions shows it. */
export interface HistoryEntry {
  id: string;
  version: string;
  status: ShownStatus;
  changes: string[];
  /** Approved, and shown ahead of its day. */
  isComing: boolean;
  /** Whether its whole text is at an address of its own: `/privacy-policy-v1.md`. */
  hasOwnAddress: boolean;
  /** Compared with the version before; null for the first. */
  differences: Difference[] | null;
}

/**
 * All versions, newest first, each with what it changed.
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
      `Version ${missing.join(', ')} was published, but content/versions/versions.ts does not list it. Put it back.`,
    );
  }
  checkOrder(versions);
  const shown = versions.indexOf(shownVersion(versions, inForce));
  return versions
    .map((version, index) => entryOf(version, versions[index - 1], Math.sign(index - shown)))
    .reverse();
}

/**
 * The version that the page shows in full.
 * @throws Error when the id names none, or one that is not approved while a later one waits
 */
export function shownVersion(versions: Policy[], inForce: string | null): Policy {
  const shown = inForce === null ? versions.at(-1) : versions.find(({ id }) => id === inForce);
  if (shown) return shown;
  throw new Error(
    `versionInForce is "${inForce}", which content/versions/versions.ts does not list. Name one of: ${versions.map(({ id }) => id).join(', ')}.`,
  );
}

/** @throws Error when numbers or dates of the versions do not go up */
function checkOrder(versions: Policy[]): void {
  versions.forEach((version, index) => {
    const before = versions[index - 1];
    if (version.id !== `v${index + 1}`)
      throw new Error(
        `Version ${index + 1} of content/versions/versions.ts has the id "${version.id}". Ids are v1, v2 and so on, in this order, each once.`,
      );
    if (!before) return;
    if (Number.parseFloat(version.version) <= Number.parseFloat(before.version))
      throw new Error(
        `${version.id} has the number ${version.version}, after ${before.version} of ${before.id}. Each version needs a higher number than the one before.`,
      );
    const [earlier, later] = [before.status, version.status];
    if (
      earlier.kind === 'approved' &&
      later.kind === 'approved' &&
      later.effectiveDate <= earlier.effectiveDate
    )
      throw new Error(
        `${version.id} is in force from ${later.effectiveDate}, and ${before.id} before it from ${earlier.effectiveDate}. A version needs a later day than the one before.`,
      );
  });
}

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
