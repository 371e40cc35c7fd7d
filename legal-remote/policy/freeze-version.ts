import type { ContentLines } from '@site/shared/build/content-lines';
import type { Policy } from './policy.schema';
import { digestOf, type PublishedDigests } from './published-digests';
import { unconfirmedTexts } from './unconfirmed';

/**
 * The digests of the published versions with the digest of this one: from then on its text cannot change unnoticed.
 * @param source Where the version's values are written.
 * @throws Error when something in the version is not confirmed, with a list of all of it.
 */
export function freezeVersion(
  policy: Policy,
  published: PublishedDigests,
  source: ContentLines,
): PublishedDigests {
  const unconfirmed = unconfirmedTexts(policy, source);
  if (unconfirmed.length > 0) {
    const lines = unconfirmed.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
    throw new Error(
      `Cannot freeze ${policy.id}: not all of it is confirmed. Confirm or fill in these first:\n${lines.join('\n')}`,
    );
  }
  return { ...published, [policy.id]: digestOf(policy) };
}
