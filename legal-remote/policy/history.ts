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
  /** Compared with the version before; null for the first. */
  differences: Difference[] | null;
}

/**
 * All versions, newest first, each with what it changed.
 * @param versions Oldest first.
 * @throws Error when a published version is no longer among them.
 */
export function historyOf(versions: Policy[], published: PublishedDigests): HistoryEntry[] {
  const missing = Object.keys(published).filter((id) => !versions.some((version) => version.id === id));
  if (missing.length > 0) {
    throw new Error(
      `Version ${missing.join(', ')} was published, but content/versions/versions.ts does not list it. Put it back.`,
    );
  }
  return versions.map((version, index) => entryOf(version, versions[index - 1])).reverse();
}

function entryOf(version: Policy, before: Policy | undefined): HistoryEntry {
  const { id, status, changes } = version;
  return {
    id,
    version: version.version,
    status: shownStatus(status),
    changes,
    differences: before ? compareVersions(before, version) : null,
  };
}
