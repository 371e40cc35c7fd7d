import { type ContentLines, placeOf } from '@site/shared/working-copy/content-lines';
import type { Policy } from './policy.schema';
import { digestOf, type Published, type PublishedDigests } from './published';
import { unconfirmedTexts } from './unconfirmed';
import { checkOrder } from './version-order';
import { readVersions } from './versions';

/**
 * The list of published versions once this one is frozen, among the others that the folder has.
 * @param version as it is to be written
 * @throws Error as {@link freezeVersion} and {@link versionToFreeze} do
 */
export function freeze(version: Policy, source: ContentLines, today: string): Published {
  const { versions, published } = readVersions();
  const all = versions.map((one) => (one.id === version.id ? version : one));
  const { digests } = published;
  return { ...published, digests: freezeVersion(versionToFreeze(all, version.id), digests, source, today) };
}

/**
 * The digests of the published versions with the digest of this one: from then on its text cannot change unnoticed.
 * @param source Where the version's values are written.
 * @param today The day in India, as 2027-01-31.
 * @throws Error when something in the version is not confirmed, with a list of all of it, or when it would have been in
 *   force before it was frozen.
 */
export function freezeVersion(
  policy: Policy,
  published: PublishedDigests,
  source: ContentLines,
  today: string,
): PublishedDigests {
  const unconfirmed = unconfirmedTexts(policy, source);
  if (unconfirmed.length > 0) {
    const lines = unconfirmed.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
    throw new Error(
      `Cannot freeze ${policy.id}: not all of it is confirmed. Confirm or fill in these first:\n${lines.join('\n')}`,
    );
  }
  const { status } = policy;
  if (!(policy.id in published) && status.kind === 'approved' && status.effectiveDate < today) {
    const { file, line } = placeOf(source, `${policy.id}.status.effectiveDate`);
    throw new Error(
      `Cannot freeze ${policy.id}: it would be in force since ${status.effectiveDate}, and today is ${today}. It could not be read before. Give today or a later day:\n  ${file}:${line}  effectiveDate`,
    );
  }
  return { ...published, [policy.id]: digestOf(policy) };
}

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
