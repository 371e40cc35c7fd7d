import type { FileType, PageRequest } from './network-log';

/** Requests made no later than a moment, in ms. */
export function until(requests: PageRequest[], moment: number): PageRequest[] {
  return requests.filter(({ start }) => start <= moment);
}

/** Requests of one type; of all types, where none is given. */
export function ofType(requests: PageRequest[], type?: FileType): PageRequest[] {
  return requests.filter((request) => type === undefined || request.type === type);
}

export function sumOfBytes(requests: { bytes: number }[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** All but letters and pictures: whether those are asked for by a given moment is up to the browser. */
export function codeOf(requests: PageRequest[]): PageRequest[] {
  return requests.filter(({ type }) => type !== 'font' && type !== 'image');
}

/** Bytes of scripts by the remote that brings them (`/_f/<part>/…`): the remote entry and the page. The shell is no remote. */
export function remoteShares(requests: PageRequest[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { url, bytes } of ofType(requests, 'script')) {
    const part = /^\/_f\/([^/]+)\//.exec(new URL(url).pathname)?.[1];
    if (part && part !== 'shell') shares.set(part, (shares.get(part) ?? 0) + bytes);
  }
  return shares;
}
