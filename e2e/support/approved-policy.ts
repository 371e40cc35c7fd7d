const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days from today, as content has it: `2027-01-15`. */
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A version that is in force. */
export const IN_FORCE = { approvedOn: '2026-01-15', effectiveDate: '2026-02-01' };

/** A version that can be frozen: its day has not come. */
export const COMING = { approvedOn: dayFromToday(-1), effectiveDate: dayFromToday(30) };

/** The source of a version of the policy, as it reads once counsel has confirmed and approved everything. */
export function approvedPolicy(source: string, { approvedOn, effectiveDate }: typeof COMING): string {
  const approved = `{
    kind: 'approved',
    approvedBy: 'Counsel',
    approvedOn: '${approvedOn}',
    effectiveDate: '${effectiveDate}',
  }`;
  return source
    .replace(/\{ kind: 'draft'[^}]*\}/, approved)
    .replaceAll('confirmed: false', 'confirmed: true');
}
