import {
  type GuestLinkState,
  type GuestLinkTerms,
  readGuestLinks,
  stateOfGuestLink,
} from '../../records/guest-links';
import { readPeople } from '../../records/people-versions';
import type { Store } from '../../store/store';

/** A link for whoever looks after it: without what opens it. */
export interface ListedGuestLink extends Pick<
  GuestLinkTerms,
  'number' | 'author' | 'time' | 'until' | 'mayComment' | 'preview'
> {
  state: GuestLinkState;
  revoked: { author: string; time: string } | null;
}

/** The guest links of a release, newest first. */
export async function listGuestLinks(
  store: Store,
  part: string,
  release: string,
): Promise<ListedGuestLink[]> {
  const links = await readGuestLinks(store, part, release);
  const people = links.length > 0 ? ((await readPeople(store))?.people ?? null) : null;
  const now = Date.now();
  return links.reverse().map((link) => {
    const { number, author, time, until, mayComment, preview } = link.terms;
    return {
      number,
      author,
      time,
      until,
      mayComment,
      preview,
      state: stateOfGuestLink(link, people, now),
      revoked: link.revoked,
    };
  });
}
