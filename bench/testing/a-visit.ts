import type { PageRequest } from '../visit/network-log';
import type { Visit } from '../visit/visit';

export function aRequest(facts: Partial<PageRequest> = {}): PageRequest {
  return {
    url: 'http://localhost:1/main.js',
    type: 'script',
    start: 0,
    bytes: 1_000,
    depth: 2,
    ...facts,
  };
}

/** A visit to a page that paints at 700 ms, loads at 800 ms and hydrates at 1,500 ms. */
export function aVisit(facts: Partial<Visit> = {}): Visit {
  return {
    firstPaint: 700,
    largestPaint: 700,
    largestElement: '<h1> Groceries',
    load: 800,
    hydrated: 1_500,
    tasks: [],
    shifts: [],
    requests: [aRequest({ url: 'http://localhost:1/', type: 'html', depth: 1, bytes: 12_000 })],
    ...facts,
  };
}
