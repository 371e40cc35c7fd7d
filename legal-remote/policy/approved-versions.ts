import type { PageVersion } from '@site/shared/contracts';
import type { Policy, PolicyStatus } from './policy.schema';
import { asShown, type ShownPolicy } from './shown';

type Approved = Policy & { status: Extract<PolicyStatus, { kind: 'approved' }> };

/** An approved version that the page does not show in full. */
export interface OtherVersion {
  policy: ShownPolicy;
  /** Day from which it is in force, for one that comes after the version that the page shows; else null. */
  comingOn: string | null;
  /** The approved version that replaced it; null for none. */
  replacedBy: { version: string; effectiveDate: string } | null;
}

/** @param shown The one that the page shows in full. */
export function approvedVersions(versions: Policy[], shown: Policy): PageVersion[] {
  return versions.filter(isApproved).map((version) => ({
    version: version.version,
    effectiveDate: version.status.effectiveDate,
    isShown: version === shown,
  }));
}

/** The others: those that were replaced, and those that are coming. */
export function otherVersionsOf(versions: Policy[], shown: Policy): OtherVersion[] {
  const place = versions.indexOf(shown);
  const approved = versions.filter(isApproved);
  return approved.flatMap((version, index) => {
    if (version === shown) return [];
    const isComing = versions.indexOf(version) > place;
    const next = isComing ? undefined : approved[index + 1];
    return [
      {
        policy: asShown(version),
        comingOn: isComing ? version.status.effectiveDate : null,
        replacedBy: next ? { version: next.version, effectiveDate: next.status.effectiveDate } : null,
      },
    ];
  });
}

function isApproved(version: Policy): version is Approved {
  return version.status.kind === 'approved';
}
