import type { LegalContent } from '../content/all-content';

/** The day on which the text was approved, as 2027-01-31; null for a draft. */
export function lastModified({ policy }: Pick<LegalContent, 'policy'>): string | null {
  return policy.status.kind === 'approved' ? policy.status.approvedOn : null;
}
