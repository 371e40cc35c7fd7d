/**
 * What keeps the policy off a public address: in the version that the page shows, and in the others that have an address
 * of their own. The build runs this module and leaves its result only, with the questions in a file next to it
 * (`build/run-at-build.js`); only the build for composing has it.
 */
import type { UnconfirmedText } from '@site/shared/contracts';
import { linesOf, published, versions } from '../policy/all-versions';
import { openQuestions } from '../policy/questions';
import { unconfirmedTexts } from '../policy/unconfirmed';
import { shownVersion } from '../policy/version-order';

const shown = shownVersion(versions, published.inForce);

export const unconfirmed: UnconfirmedText[] = versions
  .filter((version) => version === shown || version.status.kind === 'approved')
  .flatMap((version) => [...unconfirmedTexts(version, linesOf[version.id]!), ...missingDigest(version.id)]);

/** For programs that do not run the build; of a draft that the page does not show yet, too. */
export const files = {
  'questions.json': versions.flatMap((version) => openQuestions(version, linesOf[version.id]!)),
};

function missingDigest(id: string): UnconfirmedText[] {
  if (published.digests[id]) return [];
  return [
    {
      file: 'legal-remote/content/versions/published.json',
      line: 1,
      what: `${id} is not frozen; when all of it is confirmed, run: npm run freeze-version -w legal-remote -- ${id}`,
    },
  ];
}
