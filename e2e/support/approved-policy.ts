const APPROVED = `{
    kind: 'approved',
    approvedBy: 'Counsel',
    approvedOn: '2026-01-15',
    effectiveDate: '2026-02-01',
  }`;

/** The source of a version of the policy, as it reads once counsel has confirmed and approved everything. */
export function approvedPolicy(source: string): string {
  return source
    .replace(/\{ kind: 'draft'[^}]*\}/, APPROVED)
    .replaceAll('confirmed: false', 'confirmed: true');
}
