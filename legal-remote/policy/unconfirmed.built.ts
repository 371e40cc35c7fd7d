/**
 * What keeps the version in force off a public address. The build runs this module and leaves its result only
 * (`build/run-at-build.js`); only the build for composing has it.
 */
import type { ContentLines } from '@site/shared/build/content-lines';
import type { UnconfirmedText } from '@site/shared/contracts';
import published from '../content/versions/published.json';
import { versions } from '../content/versions/versions';
import type { Policy } from './policy.schema';
import type { PublishedDigests } from './published-digests';
import { unconfirmedTexts } from './unconfirmed';

const contentLines = import.meta.webpackContext('../content/versions?lines', { regExp: /\.content\.ts$/ });

const latest = versions[versions.length - 1] as Policy;
const { default: source } = contentLines(`./${latest.id}.content.ts`) as { default: ContentLines };

export const unconfirmed: UnconfirmedText[] = [
  ...unconfirmedTexts(latest, source),
  ...missingDigest(published, latest.id),
];

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
