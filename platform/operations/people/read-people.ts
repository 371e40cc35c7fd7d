import { type PeopleVersion, missingSignatures, readPeopleVersions, readProposals } from '@site/ledger';
import type { Store } from '@site/store';

/** Who may ship what, and what was proposed instead. */
export interface PeopleState {
  /** Null without an access policy. */
  current: PeopleVersion | null;
  /** SHA-256 of the first version, to pin the store to it. */
  root: string | null;
  /** With how many have yet to sign each. */
  proposals: { version: PeopleVersion; missing: number }[];
}

/** @throws SiteError `policy-altered`, `policy-vanished`, and what reading records throws */
export async function readPeopleState(store: Store): Promise<PeopleState> {
  const versions = await readPeopleVersions(store);
  const current = versions.at(-1) ?? null;
  const proposals = await readProposals(store, versions.length + 1);
  return {
    current,
    root: versions[0]?.sha256 ?? null,
    proposals: proposals.map((version) => ({ version, missing: missingSignatures(version, versions) })),
  };
}
