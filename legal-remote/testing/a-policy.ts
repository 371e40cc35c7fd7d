import type { Block, Policy } from '../policy/policy.schema';
import { versions } from '../policy/all-versions';

const [v1] = versions as [Policy];

const confirmed = JSON.parse(
  JSON.stringify(v1).replaceAll('"confirmed":false', '"confirmed":true'),
) as Policy;

/** A version in which everything is confirmed and approved, with the given changes. */
export function anApprovedPolicy(changes: Partial<Policy> = {}): Policy {
  return { ...confirmed, status: anApproval(), ...changes };
}

/** A second version, in force from 1 June 2027, with the given changes. */
export function aSecondVersion(changes: Partial<Policy> = {}): Policy {
  const status = anApproval({ effectiveDate: '2027-06-01' });
  return anApprovedPolicy({ id: 'v2', version: '2', status, ...changes });
}

/** An approved version whose section on security has these blocks. */
export function aPolicyWithSecurity(...blocks: Block[]): Policy {
  const policy = anApprovedPolicy();
  const sections = policy.sections.map((section) =>
    section.number === 4 ? { ...section, blocks } : section,
  );
  return { ...policy, sections } as Policy;
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
