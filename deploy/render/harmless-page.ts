import { ownedFiles } from '../addresses/owned-files';
import { SiteError } from '../store/site-error';
import { codeInMarkup, fetchedByDrawing } from './check-markup';
import type { PageAnswer } from './prerendered';
import type { FailingPage } from './render-failures';

/**
 * What a page may not bring, whatever its code: code for browsers, files at others' addresses.
 * @throws SiteError `page-refused`
 */
export function assertHarmless(
  { body, ogImage, words }: Pick<PageAnswer, 'body' | 'words'> & { ogImage?: PageAnswer['ogImage'] },
  page: FailingPage,
): void {
  const code = codeInMarkup(body);
  if (code) throw pageRefused(`its markup holds ${code}, and markup holds no code`, page);
  const fetched = ogImage?.art && fetchedByDrawing(ogImage.art);
  if (fetched) throw pageRefused(`the drawing of its link picture holds ${fetched}`, page);
  const foreign = Object.keys(words?.documents ?? {}).find((name) => !ownedFiles(page.path).includes(name));
  if (foreign !== undefined)
    throw pageRefused(
      `it brings the file ${JSON.stringify(foreign)}, and may bring ${ownedFiles(page.path).join(', ')}`,
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
