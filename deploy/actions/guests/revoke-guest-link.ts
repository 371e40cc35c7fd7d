import { type GuestLinkName, readGuestLink, recordRevocation } from '../../records/guest-links';
import { assertPlainWords } from '../../records/plain-words';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';

interface RevokeRequest {
  store: Store;
  link: GuestLinkName;
  author: string;
}

/** Closes a guest link before its time, for good. @throws SiteError `guest-link-unknown` */
export async function revokeGuestLink({
  store,
  link,
  author,
}: RevokeRequest): Promise<'revoked' | 'already-revoked'> {
  assertPlainWords({ author });
  if (!(await readGuestLink(store, link))) throw unknown(link);
  const isNew = await recordRevocation(store, link, { author, time: new Date().toISOString() });
  return isNew ? 'revoked' : 'already-revoked';
}

function unknown({ part, release, number }: GuestLinkName): SiteError {
  return new SiteError(
    'guest-link-unknown',
    `${part}@${release} has no guest link ${number}; nothing was changed.`,
    `Which it has: npm run site -- guests ${part}@${release}`,
  );
}
