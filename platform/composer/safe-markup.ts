import { codeOf, hiddenSignIn } from '@site/shared/content/hidden-signs';
import type { ReleasedPage } from '@site/shared/contracts';
import { ownedFiles, ownsFile } from '@site/addresses';
import type { PartBuild } from '@site/ledger';
import { SiteError } from '@site/errors';
import { refusedInMarkup } from './refused-in-markup';

type Build = Pick<PartBuild, 'part' | 'release'>;

/**
 * What a page may not bring: code for browsers, signs that nobody sees, files at others' addresses.
 * @param path of its route
 * @throws SiteError `page-refused`
 */
export function assertSafeMarkup({ markup, facts }: ReleasedPage, path: string, build: Build): void {
  const refused = refusedInMarkup(markup);
  if (refused) throw pageRefused(`its markup holds ${refused}, which no page may`, path, build);
  // Of what programs read in place of the page, no sign is hidden, either: a line break in a record is `\\n`.
  const hidden = hiddenSignIn(markup.replace(/[\n\t]/g, ' ')) ?? hiddenSignIn(JSON.stringify(facts));
  if (hidden !== null) throw pageRefused(`it holds an invisible sign (${codeOf(hidden)})`, path, build);
  const foreign = Object.keys(facts.documents).find((name) => !ownsFile(path, name));
  if (foreign !== undefined)
    throw pageRefused(
      `it brings the file ${JSON.stringify(foreign)}, and may bring ${ownedFiles(path)}`,
      path,
      build,
    );
}

function pageRefused(fact: string, path: string, { part, release }: Build): SiteError {
  return new SiteError(
    'page-refused',
    `The page ${path} of ${part}@${release} was refused: ${fact}.`,
    `Take it out of ${part}, and publish it again. What is live was not changed.`,
  );
}
