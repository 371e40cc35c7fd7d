import { type ContentLines, placeOf } from '@site/shared/working-copy/content-lines';
import { policySchema } from './checked-policy.schema';
import type { Policy } from './policy.schema';
import { checkOrder } from './version-order';

const FOLDER = 'legal-remote/content/versions';

/**
 * The version that is named, if it has its place after those before it.
 * @param versions oldest first; one that `versions.ts` lists under a name that its file does not export is undefined
 * @throws Error that says what to change
 */
export function versionToFreeze(versions: (Policy | undefined)[], id = ''): Policy {
  const listed = versions.map((version, index) => {
    if (version) return version;
    const name = `v${index + 1}`;
    throw new Error(
      `Version ${index + 1} of ${FOLDER}/versions.ts is not in its file. Write "export const ${name}" in ${FOLDER}/${name}.content.ts.`,
    );
  });
  const version = listed.find((candidate) => candidate.id === id);
  checkOrder(version ? listed.slice(0, listed.indexOf(version) + 1) : listed);
  if (version) return version;
  throw new Error(
    `There is no version "${id}" in ${FOLDER}/versions.ts. Name one of: ${listed.map((one) => one.id).join(', ')}.`,
  );
}

/** @throws Error that names each field that does not fit, with file and line */
export function checkFields(policy: Policy, source: ContentLines): void {
  const { error } = policySchema.safeParse(policy);
  if (!error) return;
  const lines = error.issues.map(({ path, message }) => {
    const field = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const { file, line } = placeOf(source, policy.id + field);
    return `  ${file}:${line}  ${field.replace(/^\./, '') || policy.id}: ${message}.`;
  });
  throw new Error(`Cannot freeze ${policy.id}:\n${[...new Set(lines)].join('\n')}`);
}
