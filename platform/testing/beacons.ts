import { type ArrivalBeacon, type LeavingBeacon, VISIT_PLACES } from '@site/shared/contracts';

/** What pages of this deployment send, unless a test says otherwise. */
export const VISITED = '000012-3fa9c2d41b7e';

/** A deployment of that name, as figures name it. */
export const VISITED_DEPLOYMENT = {
  name: VISITED,
  record: { site: null, parts: { landing: { release: '3fa9c2d41b7e0011', manifestSha256: '' } } },
} as never;

const page = { deployment: VISITED, route: '/privacy-policy', language: 'kn' };

export function anArrival(change: Partial<ArrivalBeacon> = {}): ArrivalBeacon {
  return { ...page, kind: 'arrival', started: true, ...change };
}

/** With as much in it as a page can send. */
export function aLeavingBeacon(change: Partial<LeavingBeacon> = {}): LeavingBeacon {
  return {
    ...page,
    kind: 'leaving',
    failures: ['00000000', '11111111', '22222222', '33333333', '44444444'].map((fingerprint) => ({
      part: 'landing',
      fingerprint,
    })),
    vitals: { lcp: 812, inp: 96, cls: 0.0123 },
    clicks: VISIT_PLACES.flatMap((place) => [
      { control: 'download' as const, place },
      { control: 'whatsapp' as const, place },
    ]),
    pincode: true,
    ...change,
  };
}
