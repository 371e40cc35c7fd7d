import type { Policy } from '../policy/policy.schema';
import { versions } from '../policy/all-versions';

const [v1] = versions as [Policy];

/** A version in which everything is confirmed and approved, with the given changes. */
export function anApprovedPolicy(changes: Partial<Policy> = {}): Policy {
  return { ...(confirmAll(v1) as Policy), status: anApproval(), ...changes };
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

/** A copy in which every `confirmed: false` is true. */
function confirmAll(value: unknown): unknown {
  if (value === false) return true;
  if (Array.isArray(value)) return value.map(confirmAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, confirmAll(inner)]));
}
