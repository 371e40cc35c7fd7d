/**
 * What keeps the policy off a public address: in the version that the page shows, and in the others that have an address
 * of their own. The build runs this module and leaves its result only, with the questions in a file beside it
 * (`build/run-at-build.js`); only the build for composing has it.
 */
import type { ContentLines } from '@site/shared/working-copy/content-lines';
import type { UnconfirmedText } from '@site/shared/contracts';
import published from '../content/versions/published.json';
import { versionInForce, versions } from '../content/versions/versions';
import type { PublishedDigests } from '../policy/published-digests';
import type { Policy } from '../policy/policy.schema';
import { openQuestions } from '../policy/questions';
import { unconfirmedTexts } from '../policy/unconfirmed';
import { checkListed, shownVersion } from '../policy/version-order';

const contentLines = import.meta.webpackContext('../content/versions?lines', { regExp: /\.content\.ts$/ });

checkListed(
  contentLines.keys().map((name) => name.replace('./', '')),
  versions,
);

const shown = shownVersion(versions, versionInForce);

export const unconfirmed: UnconfirmedText[] = versions
  .filter((version) => version === shown || version.status.kind === 'approved')
  .flatMap((version) => [
    ...unconfirmedTexts(version, linesOf(version)),
    ...missingDigest(published, version.id),
  ]);

/** For programs that do not run the build; of a draft that the page does not show yet, too. */
export const files = {
  'questions.json': versions.flatMap((version) => openQuestions(version, linesOf(version))),
};

function linesOf({ id }: Policy): ContentLines {
  return (contentLines(`./${id}.content.ts`) as { default: ContentLines }).default;
}

function missingDigest(digests: PublishedDigests, id: string): UnconfirmedText[] {
  if (digests[id]) return [];
  return [
    {
      file: 'legal-remote/content/versions/published.json',
      line: 1,
      what: `${id} is not frozen; when all of it is confirmed, run: npm run freeze-version -w legal-remote -- ${id}`,
    },
  ];
}
