import { blockingTime, longestTask } from '../visit/blocking-time';
import { WATCHED_AFTER_LOAD } from '../visit/conditions';
import { cumulativeLayoutShift } from '../visit/layout-shift';
import type { Visit } from '../visit/visit';
import { ofType, remoteShares, sumOfBytes, until } from './bytes';

export type Unit = 'ms' | 'bytes' | 'count' | 'shift';

/** One number of a visit. */
export interface Figure {
  label: string;
  unit: Unit;
  of(visit: Visit): number;
}

/** When the page could be used to the full: hydrated, or loaded where nothing hydrates. */
function ready({ hydrated, load }: Visit): number {
  return hydrated ?? load;
}

function end({ load }: Visit): number {
  return load + WATCHED_AFTER_LOAD;
}

/** Every number that is taken from a visit, in the order in which it is told. */
export const figures = {
  fcp: { label: 'first contentful paint', unit: 'ms', of: (visit) => visit.firstPaint },
  lcp: { label: 'largest contentful paint', unit: 'ms', of: (visit) => visit.largestPaint },
  hydrated: { label: 'hydrated (or loaded, where nothing hydrates)', unit: 'ms', of: ready },
  cls: { label: 'layout shift (CLS)', unit: 'shift', of: ({ shifts }) => cumulativeLayoutShift(shifts) },
  tbt: {
    label: 'blocking time from first paint (TBT)',
    unit: 'ms',
    of: (visit) => blockingTime(visit.tasks, visit.firstPaint, end(visit)),
  },
  tbtFromStart: {
    label: 'blocking time from navigation',
    unit: 'ms',
    of: (visit) => blockingTime(visit.tasks, 0, end(visit)),
  },
  longestTask: {
    label: 'longest task after first paint (0: none of 50 ms)',
    unit: 'ms',
    of: (visit) => longestTask(visit.tasks, visit.firstPaint, end(visit)),
  },
  scriptBytes: {
    label: 'JavaScript until hydrated',
    unit: 'bytes',
    of: (visit) => bytesOf(visit, 'script', ready(visit)),
  },
  htmlBytes: {
    label: 'HTML with its styles',
    unit: 'bytes',
    of: (visit) => bytesOf(visit, 'html', end(visit)),
  },
  styleBytes: {
    label: 'style sheets until load',
    unit: 'bytes',
    of: (visit) => bytesOf(visit, 'style', visit.load),
  },
  fontBytes: { label: 'web fonts', unit: 'bytes', of: (visit) => bytesOf(visit, 'font', end(visit)) },
  fontFiles: { label: 'font files', unit: 'count', of: ({ requests }) => ofType(requests, 'font').length },
  imageBytes: {
    label: 'images until load',
    unit: 'bytes',
    of: (visit) => bytesOf(visit, 'image', visit.load),
  },
  remoteBytes: {
    label: "one remote's own JavaScript until hydrated",
    unit: 'bytes',
    of: (visit) => Math.max(0, ...remoteShares(until(visit.requests, ready(visit))).values()),
  },
  pageBytes: {
    label: 'whole page until load',
    unit: 'bytes',
    of: (visit) => sumOfBytes(until(visit.requests, visit.load)),
  },
  allBytes: {
    label: 'whole page until 5 s after load',
    unit: 'bytes',
    of: ({ requests }) => sumOfBytes(requests),
  },
  requests: {
    label: 'requests until hydrated',
    unit: 'count',
    of: (visit) => until(visit.requests, ready(visit)).length,
  },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** All figures of one visit. */
export function readFigures(visit: Visit): Record<FigureName, number> {
  const entries = Object.entries(figures) as [FigureName, Figure][];
  return Object.fromEntries(entries.map(([name, { of }]) => [name, of(visit)])) as Record<FigureName, number>;
}

/** How many round trips the page waited for until it was hydrated; of a visit that traced causes. */
export function depthOf(visit: Visit): number {
  return Math.max(...until(visit.requests, ready(visit)).map(({ depth }) => depth));
}

function bytesOf(visit: Visit, type: Parameters<typeof ofType>[1], moment: number): number {
  return sumOfBytes(ofType(until(visit.requests, moment), type));
}
