import { policy } from '../policy/policy.built';

/** The day on which the text in force was settled, as 2027-01-31; null while that is not known. */
export function lastModified(): string | null {
  return policy.approvedOn.startsWith('⟦') ? null : policy.approvedOn;
}
