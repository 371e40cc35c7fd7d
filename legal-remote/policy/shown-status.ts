import type { PolicyStatus } from './policy.schema';

/** The status of a version as pages and files may show it: without the name of who approved it. */
export type ShownStatus =
  Extract<PolicyStatus, { kind: 'draft' }> | Omit<Extract<PolicyStatus, { kind: 'approved' }>, 'approvedBy'>;

export function shownStatus(status: PolicyStatus): ShownStatus {
  if (status.kind === 'draft') return status;
  const { approvedBy: _notShown, ...shown } = status;
  return shown;
}
