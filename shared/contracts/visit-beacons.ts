/**
 * What pages send of a visit when the site counts visits: two beacons at most, and nothing by which a visitor could be known
 * again. The privacy policy's clause on this website says each of it, and docs/visits.md; tests compare them.
 */
export type VisitBeacon = ArrivalBeacon | LeavingBeacon;

/** The page that a visit began with. */
export interface VisitedPage {
  /** Name of the deployment that the page was composed from; with it come its releases. */
  deployment: string;
  /** Path of its route, without language or query; `/404` for every address that the site does not have. */
  route: string;
  /** BCP 47 tag. */
  language: string;
}

/** Sent once: when the site has started, or else after ten seconds or when the visitor leaves before. */
export interface ArrivalBeacon extends VisitedPage {
  kind: 'arrival';
  started: boolean;
}

/** Sent once, when the visitor leaves the page or switches away for the first time. */
export interface LeavingBeacon extends VisitedPage {
  kind: 'leaving';
  /** The site started after its arrival was counted as one that had not. */
  startedLate?: true;
  failures: VisitFailure[];
  vitals: VisitVitals;
  clicks: VisitClick[];
  /** Whether the pincode check was used. What was typed is never sent. */
  pincode?: true;
}

export interface VisitFailure {
  /** The part that failed. */
  part: string;
  /** 8 hexadecimal digits: the same for the same error at the same place in a release's code. Holds no text. */
  fingerprint: string;
}

/** Web Vitals: milliseconds, and for CLS a share of the viewport. */
export interface VisitVitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

export interface VisitClick {
  control: 'download' | 'whatsapp';
  place: VisitPlace;
}

/** Where on a page a control is. */
export const VISIT_PLACES = [
  'header',
  'menu',
  'hero',
  'floating',
  'service-areas',
  'contact',
  'partners',
  'brand-owners',
  'footer',
  'other',
] as const;
export type VisitPlace = (typeof VISIT_PLACES)[number];
