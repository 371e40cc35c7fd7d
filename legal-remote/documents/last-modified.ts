import { policy } from '../policy/policy.built';

/** The day on which the text was approved, as 2027-01-31; null for a draft. */
export function lastModified(): string | null {
  return policy.status.kind === 'approved' ? policy.status.approvedOn : null;
}
