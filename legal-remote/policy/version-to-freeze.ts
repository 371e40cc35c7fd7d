import type { Policy } from './policy.schema';
import { checkOrder } from './version-order';

/**
 * The version that is named, if it has its place after those before it.
 * @param versions oldest first
 * @throws Error that says what to change
 */
export function versionToFreeze(versions: Policy[], id = ''): Policy {
  const version = versions.find((candidate) => candidate.id === id);
  checkOrder(version ? versions.slice(0, versions.indexOf(version) + 1) : versions);
  if (version) return version;
  throw new Error(
    `There is no version "${id}" in legal-remote/content/versions. Name one of: ${versions.map((one) => one.id).join(', ')}.`,
  );
}
