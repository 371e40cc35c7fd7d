import { readFigures } from '../figures/figures';
import { OUR_SITE, type PageResults, type SiteResults } from '../figures/page-results';
import { aVisit } from './a-visit';

/** What three visits of a site would show that paint at these times. */
export function aSite(name: string, ...paints: [number, number, number]): SiteResults {
  const visits = paints.map((largestPaint) => aVisit({ firstPaint: largestPaint, largestPaint }));
  return {
    name,
    runs: visits.map(readFigures),
    largestElement: '<h1> Groceries',
    inventory: aVisit(),
    secondVisit: { total: 400, beyondHtml: 0 },
  };
}

/** A page measured beside a hand-written one and a client-rendered one. */
export function aPage(facts: Partial<PageResults> = {}): PageResults {
  return {
    path: '/',
    sites: [
      aSite(OUR_SITE, 740, 700, 780),
      aSite('static', 720, 700, 760),
      aSite('mf-conventional', 7_000, 6_500, 7_500),
    ],
    afterOtherTeam: { total: 12_000, beyondHtml: 0 },
    lighthouse: null,
    ...facts,
  };
}
