import type { Policy, PolicyStatus } from './policy.schema';

/** The status of a version as pages and files may show it: without the name of who approved it. */
export type ShownStatus =
  Extract<PolicyStatus, { kind: 'draft' }> | Omit<Extract<PolicyStatus, { kind: 'approved' }>, 'approvedBy'>;

export function shownStatus(status: PolicyStatus): ShownStatus {
  if (status.kind === 'draft') return status;
  const { approvedBy: _notShown, ...shown } = status;
  return shown;
}

/** A version as it may be shown: without the name of who approved it, and without questions to counsel. */
export type ShownPolicy = Omit<Policy, 'status'> & { status: ShownStatus };

export function asShown(version: Policy): ShownPolicy {
  const withoutQuestions = JSON.stringify(version, (key, value: unknown) =>
    key === 'question' ? undefined : value,
  );
  return { ...(JSON.parse(withoutQuestions) as Policy), status: shownStatus(version.status) };
}
