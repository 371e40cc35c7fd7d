import { guestPath } from '../../addresses/guests';
import { newSecret, secretDigest } from '../../authority/secret';
import { sign } from '../../authority/statement';
import type { DeploymentParts } from '../../records/choose-releases';
import { type GuestLinkTerms, recordGuestLink } from '../../records/guest-links';
import { readLiveDeployment } from '../../records/live-deployment';
import { readPeople } from '../../records/people-versions';
import { assertPlainWords } from '../../records/plain-words';
import { previewFolder } from '../../records/previews';
import { manifestDigests } from '../../records/record-names';
import { readSiteTree } from '../../records/site-tree';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { knownSigner, type LoadSigner } from '../people/own-key';
import { preview } from '../preview';
import { previewId } from '../../records/previews';

/** How long a guest link may last, in hours. */
export const GUEST_LINK_HOURS = { usual: 24, most: 168 };

const HOUR = 60 * 60 * 1000;

interface GuestLinkRequest {
  store: Store;
  /** The release to look at, as `chooseReleases` finds it. */
  parts: DeploymentParts;
  part: string;
  hours: number;
  /** Whether it takes comments. */
  mayComment: boolean;
  author: string;
  /** Signs it, where the store has a file of people. */
  loadSigner?: LoadSigner;
}

/** A new link: what it says, and the path that nothing keeps. */
export interface NewGuestLink {
  terms: GuestLinkTerms;
  path: string;
}

/**
 * Lets whoever has an address see a candidate's preview for a while. The preview is made where there is none.
 * @throws SiteError `guest-link-hours`, `key-missing`, `signer-unknown`, and what {@link preview} throws
 */
export async function makeGuestLink(request: GuestLinkRequest): Promise<NewGuestLink> {
  const { store, parts, part, hours, mayComment, author } = request;
  assertPlainWords({ author });
  if (!Number.isInteger(hours) || hours < 1 || hours > GUEST_LINK_HOURS.most) throw wrongHours(hours);
  const people = (await readPeople(store))?.people ?? null;
  const known = people && (await knownSigner(people, request.loadSigner));
  const { release, manifestSha256 } = parts[part]!;
  const id = await madePreview(store, parts);
  const secret = newSecret();
  const now = Date.now();
  const terms = await recordGuestLink(
    store,
    {
      part,
      release,
      manifestSha256,
      preview: id,
      secretSha256: secretDigest(secret),
      mayComment,
      until: new Date(now + hours * HOUR).toISOString(),
      author,
      time: new Date(now).toISOString(),
    },
    async (numbered) =>
      known ? sign(known.signer, 'guest-link', numbered, manifestDigests({ [part]: numbered })) : undefined,
  );
  return { terms, path: guestPath({ ...terms, secret }) };
}

/** The preview of releases beside what is live now. */
async function madePreview(store: Store, parts: DeploymentParts): Promise<string> {
  const live = (await readLiveDeployment(store))?.deployment ?? null;
  const id = previewId({ ...live?.record.parts, ...parts });
  if (!(await readSiteTree(store, previewFolder(id)))) await preview({ store, parts, live });
  return id;
}

function wrongHours(hours: number): SiteError {
  return new SiteError(
    'guest-link-hours',
    `A guest link cannot last ${hours} hours; none was made.`,
    `Give whole hours, from 1 to ${GUEST_LINK_HOURS.most} (a week).`,
  );
}
