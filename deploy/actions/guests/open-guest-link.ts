import type { GuestAddress } from '../../addresses/guests';
import { isSameSecret, secretDigest } from '../../authority/secret';
import {
  type GuestLink,
  type GuestLinkState,
  readGuestLink,
  stateOfGuestLink,
} from '../../records/guest-links';
import { readPeople } from '../../records/people-versions';
import type { Store } from '../../store/store';

/** A link that somebody has the address of, and whether it shows its preview. */
export interface OpenedGuestLink {
  link: GuestLink;
  state: GuestLinkState;
}

/** The link at an address; null where there is none, or the secret is another. */
export async function openGuestLink(
  store: Store,
  address: Omit<GuestAddress, 'rest'>,
  now = Date.now(),
): Promise<OpenedGuestLink | null> {
  const link = await readGuestLink(store, address);
  if (!link || !isSameSecret(secretDigest(address.secret), link.terms.secretSha256)) return null;
  return { link, state: stateOfGuestLink(link, (await readPeople(store))?.people ?? null, now) };
}
