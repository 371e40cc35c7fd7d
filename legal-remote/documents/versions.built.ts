/**
 * What composing asks of all versions. The build runs this module and leaves its results only, with the questions in a file
 * next to it (`build/run-at-build.js`); only the build for composing has it.
 */
import type { UnconfirmedText, PageVersions } from '@site/shared/contracts';
import { languages } from '@site/shared/site/languages';
import { linesOf, published, translatedVersions, versions } from '../policy/all-versions';
import { openQuestions, unconfirmedTexts } from '../policy/unconfirmed';
import {
  approvedVersions,
  type OtherVersion,
  otherVersionsOf,
  shownVersion,
  versionsThatCount,
} from '../policy/version-order';

const FILE = 'legal-remote/content/versions/published.json';

const shown = shownVersion(versions, published.inForce);

/** The approved versions, so that none goes live in the place of one that is in force before its day. */
export const pageVersions: PageVersions = { approved: approvedVersions(versions, shown), file: FILE };

/** For files of their own, by language. */
export const otherVersions: Record<string, OtherVersion[]> = Object.fromEntries(
  languages.map(({ tag }) => [tag, otherVersionsOf(versions, shown, translatedVersions[tag])]),
);

/** What keeps the policy off a public address: in the version that the page shows, and in those with an address of their own. */
export const unconfirmed: UnconfirmedText[] = versionsThatCount(versions)
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
      file: FILE,
      line: 1,
      what: `${id} is not frozen; when all of it is confirmed, run: npm run freeze-version -w legal-remote -- ${id}`,
    },
  ];
}
