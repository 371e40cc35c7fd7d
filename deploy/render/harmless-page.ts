import { notDrawnIn } from '@site/shared/content/picture-rules';
import { ownedFiles, ownsFile } from '../addresses/owned-files';
import { SiteError } from '../store/site-error';
import { refusedInMarkup } from './refused-in-markup';
import type { RenderedRoute } from './prerendered';
import type { FailingPage } from './render-failures';

/**
 * What a page may not bring, whatever its code: code for browsers, files at others' addresses.
 * @throws SiteError `page-refused`
 */
export function assertHarmless(
  { body, picture, words }: Pick<RenderedRoute, 'body' | 'picture' | 'words'>,
  page: FailingPage,
): void {
  const refused = refusedInMarkup(body);
  if (refused) throw pageRefused(`its markup holds ${refused}, which no page may`, page);
  const inside = picture && notDrawnIn(picture.svg);
  if (inside)
    throw pageRefused(`the picture of its link holds "${inside}", and a drawing is shapes alone`, page);
  const foreign = Object.keys(words?.documents ?? {}).find((name) => !ownsFile(page.path, name));
  if (foreign !== undefined)
    throw pageRefused(
      `it brings the file ${JSON.stringify(foreign)}, and may bring ${ownedFiles(page.path)}`,
      page,
    );
}

function pageRefused(fact: string, { path, build }: FailingPage): SiteError {
  const { part, release } = build;
  return new SiteError(
    'page-refused',
    `The page ${path} of ${part}@${release} was refused: ${fact}.`,
    `Take it out of ${part}, and publish it again. What is live was not changed.`,
  );
}
