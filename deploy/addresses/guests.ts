/** What a guest link says: one link of one release, and the secret that only its address holds. */
export interface GuestAddress {
  part: string;
  release: string;
  /** Of the link within its release. */
  number: number;
  secret: string;
  /** Below the link: '' for the link itself, `/site/…` for the preview. */
  rest: string;
}

/** The public path below which guest links hang. */
export const GUESTS_PATH = '/guest/';

const ADDRESS = /^\/guest\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{16})\/(\d{1,6})\/([\w-]{32})((?:\/.*)?)$/;

/** Reads a path. Null for one that cannot be a guest link's. */
export function readGuestAddress(path: string): GuestAddress | null {
  const [, part, release, number, secret, rest] = ADDRESS.exec(path) ?? [];
  if (part === undefined || release === undefined || secret === undefined) return null;
  return { part, release, number: Number(number), secret, rest: rest ?? '' };
}

/** Path of a guest link. */
export function guestPath({ part, release, number, secret }: Omit<GuestAddress, 'rest'>): string {
  return `${GUESTS_PATH}${part}/${release}/${number}/${secret}`;
}
