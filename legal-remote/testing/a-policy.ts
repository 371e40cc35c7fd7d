import type { Policy } from '../policy/policy.schema';
import { versions } from '../policy/all-versions';

const [v1] = versions as [Policy];

const confirmed = JSON.parse(
  JSON.stringify(v1).replaceAll('"confirmed":false', '"confirmed":true'),
) as Policy;

/** A version in which everything is confirmed and approved, with the given changes. */
export function anApprovedPolicy(changes: Partial<Policy> = {}): Policy {
  return { ...confirmed, status: anApproval(), ...changes };
}

/** The status of an approved version, with the given changes. */
export function anApproval(changes: Partial<Extract<Policy['status'], { kind: 'approved' }>> = {}) {
  return {
    kind: 'approved' as const,
    approvedBy: 'Counsel',
    approvedOn: '2027-04-30',
    effectiveDate: '2027-05-13',
    ...changes,
  };
}
