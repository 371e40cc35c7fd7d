import { assertSingleLine, readRelease, recordChangeRequest } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

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
