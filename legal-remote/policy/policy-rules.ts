import { isTranslated } from '@site/shared/site/only-in-english';
import { z } from 'zod';
import { clauseIds } from './clauses';
import { type Policy, CLAUSE_IDS, SECTION_IDS, policyShape } from './policy.schema';
import { digestProblem, numberBefore, type PublishedDigests, readPublished } from './published';

/** The app's permissions (specification §2, privacy policy §7). */
const PERMISSIONS = [
  'Internet',
  'Location',
  'Camera',
  'Storage',
  'Vibrate',
  'Boot completed',
  'Post notifications',
  'Wake lock',
  'Record audio',
];

/** Checks the rules that concern more than one field. Each message says where and what is expected. */
function checkPolicy(policy: Policy, context: z.RefinementCtx<Policy>, published: PublishedDigests): void {
  // The checks below find sections by their position, which is wrong when one is missing.
  if (policy.sections.length !== SECTION_IDS.length) return;
  const refuse = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const refuseInEnglish = (path: PropertyKey[], message: string) => {
    if (!isTranslated()) refuse(path, message);
  };

  SECTION_IDS.forEach((id, index) => {
    if (policy.sections[index]?.id !== id)
      refuse(['sections', index, 'id'], `must be "${id}"; ids and their order are frozen`);
  });

  const ids = clauseIds(policy);
  for (const id of CLAUSE_IDS) {
    if (!ids.includes(id)) refuse(['sections'], `must have a heading with the frozen id "${id}"`);
  }
  for (const [, target = ''] of JSON.stringify(policy).matchAll(/\]\(#([^)]*)\)/g)) {
    if (!ids.includes(target))
      refuse(['sections'], `have a link to #${target}, which no section or heading has as its id`);
  }

  if (!policy.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'prevails')))
    refuse(
      ['sections'],
      'must say which language’s text counts: { "id": "prevails", "kind": "prevails", "language": "en", "confirmed": false }',
    );

  const names = permissionNames(policy);
  if (names.join() !== PERMISSIONS.join()) {
    const refuseNames = names.length === PERMISSIONS.length ? refuseInEnglish : refuse;
    refuseNames(
      ['sections', 6, 'blocks'],
      `must have a table with the nine permissions: ${PERMISSIONS.join(', ')}`,
    );
  }

  const before = numberBefore(policy.id);
  // 1.10 comes after 1.9.
  if (before !== null && policy.version.localeCompare(before, 'en', { numeric: true }) <= 0)
    refuseInEnglish(['version'], `must be a higher number than ${before}, that of the version before`);

  const { status } = policy;
  // Of a date that does not exist, its own rule speaks.
  if (status.kind === 'approved' && isDate(status.effectiveDate) && status.effectiveDate < status.approvedOn)
    refuse(
      ['status', 'effectiveDate'],
      `is ${status.effectiveDate}, before the approval (${status.approvedOn}). A version is in force from its approval at the earliest`,
    );

  const problem = digestProblem(policy, published);
  if (problem) refuseInEnglish([], problem);
}

function isDate(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

function permissionNames(policy: Policy): string[] {
  const blocks = policy.sections.find(({ id }) => id === 'app-permissions')?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.permission ?? '') : [],
  );
}

/**
 * The schema of one version: its fields, the rules between them, and the digest of its text if it was published.
 * @param readDigests Reads the digests of the published versions.
 */
export function policySchemaWith(readDigests: () => PublishedDigests) {
  return policyShape.superRefine((policy, context) => checkPolicy(policy, context, readDigests()));
}

/**
 * One version of the policy. A version is complete: it holds all that the policy said while it was in force. Texts may
 * hold {brand}, {app}, {city}, {pincode} and {company}, **strong words**, and links to [a clause](#its-id).
 */
export const policySchema = policySchemaWith(() => readPublished().digests);
