import { previewPath } from '@site/addresses';
import { assertSingleLine, makeShareLink, readPreview, recordShareRevocation } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

const HOUR_MS = 60 * 60 * 1000;

interface ShareRequest {
  store: Store;
  /** Of the server of previews. */
  secret: string;
  /** Id of the preview, which is made. */
  preview: string;
  hours: number;
}

/**
 * Makes a share link: a path at which everybody who has it sees a preview, until a time. Nothing keeps it.
 * @throws SiteError `preview-unknown`
 */
export async function sharePreview(request: ShareRequest): Promise<{ path: string; until: Date }> {
  const { store, secret, preview, hours } = request;
  await assertMade(store, preview);
  const until = new Date(Date.now() + hours * HOUR_MS);
  return { path: previewPath(preview, await makeShareLink(store, secret, preview, until)), until };
}

/** Revokes all share links of a preview that have been made so far. @throws SiteError `preview-unknown` */
export async function revokeShareLinks(store: Store, preview: string, author: string): Promise<void> {
  assertSingleLine({ author });
  await assertMade(store, preview);
  await recordShareRevocation(store, { preview, author, time: new Date().toISOString() });
}

async function assertMade(store: Store, preview: string): Promise<void> {
  if (await readPreview(store, preview)) return;
  throw new SiteError(
    'preview-unknown',
    `There is no preview ${JSON.stringify(preview.slice(0, 40))} in the store; nothing was changed.`,
    'Make it: npm run site -- preview <part@release>. It prints the 32 digits of the preview.',
  );
}
