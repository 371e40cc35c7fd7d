import { v1 } from '../content/versions/v1.content';
import type { Policy } from '../policy/policy.schema';

/** A version as it is once the business has supplied and confirmed everything in it, with the changes asked for. */
export function aSettledPolicy(changes: Partial<Policy> = {}): Policy {
  const settled = settle(v1) as Policy;
  const officer = settled.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'officer');
  if (officer) officer.days = '30';
  return {
    ...settled,
    effectiveDate: '2027-05-13',
    approvedOn: '2027-04-30',
    approvedBy: 'Counsel',
    ...changes,
  };
}

function settle(value: unknown): unknown {
  if (value === false) return true;
  if (typeof value === 'string') return value.replace(/⟦([^⟧]*)⟧/g, '$1');
  if (Array.isArray(value)) return value.map(settle);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, settle(inner)]));
}
