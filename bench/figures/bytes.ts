import type { FileType, PageRequest } from '../visit/network-log';

/** The part of the site that a file belongs to, by its address (`/_r/<part>/…`); null for pages and what lies beside them. */
function partOf({ url }: Pick<PageRequest, 'url'>): string | null {
  return /^\/_r\/([^/]+)\//.exec(new URL(url).pathname)?.[1] ?? null;
}

/** Requests made no later than a moment, in ms. */
export function until(requests: PageRequest[], moment: number): PageRequest[] {
  return requests.filter(({ start }) => start <= moment);
}

export function ofType(requests: PageRequest[], type: FileType): PageRequest[] {
  return requests.filter((request) => request.type === type);
}

export function sumOfBytes(requests: PageRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}

/** Bytes of scripts by the remote that brings them: the remote entry and the page. The shell is no remote. */
export function remoteShares(requests: PageRequest[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const request of ofType(requests, 'script')) {
    const part = partOf(request);
    if (part && part !== 'shell') shares.set(part, (shares.get(part) ?? 0) + request.bytes);
  }
  return shares;
}

/** Bytes by part, the largest first; what belongs to none goes by its file type. */
export function bytesByPart(requests: PageRequest[]): [name: string, bytes: number][] {
  const totals = new Map<string, number>();
  for (const request of requests) {
    const name = partOf(request) ?? request.type;
    totals.set(name, (totals.get(name) ?? 0) + request.bytes);
  }
  return [...totals].sort(([, a], [, b]) => b - a);
}
