import { recordChangeRequest } from '../records/change-requests';
import { assertSingleLine } from '../records/single-line';
import { readRelease } from '../records/releases';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';

interface ChangesAsked {
  store: Store;
  part: string;
  release: string;
  author: string;
  /** What should change. */
  message: string;
}

/** Keeps with a release that its reader wants it otherwise. It stops nothing. @throws SiteError `release-unknown` */
export async function askForChanges({ store, ...asked }: ChangesAsked): Promise<void> {
  const { part, release, author, message } = asked;
  assertSingleLine({ author, message });
  if (!(await readRelease(store, part, release))) throw unknownRelease(part, release);
  await recordChangeRequest(store, { part, release, author, message, time: new Date().toISOString() });
}

function unknownRelease(part: string, release: string): SiteError {
  return new SiteError(
    'release-unknown',
    `There is no ${part}@${release} in the store; nothing was kept.`,
    'Which there are: npm run site -- status',
  );
}
