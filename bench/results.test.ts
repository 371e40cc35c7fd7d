import type { PageRequest } from '../e2e/requests/network-log';
import { measures, type Observed, OUR_SITE } from './measures';
import { budgetsOf, resultSections, verdictOf } from './results';
import type { Visit } from './visit';

const aRequest = (bytes: number, start: number, file = '', type: PageRequest['type'] = 'script') => ({
  ...{ url: `http://localhost:1/${file}`, type, start, bytes, depth: 2 },
});

/** A visit to a page that paints at 700 ms, loads at 800 ms and hydrates at 1,500 ms. */
function aVisit(facts: Partial<Visit> = {}): Visit {
  return {
    ...{ firstPaint: 700, largestPaint: 700, load: 800, hydrated: 1_500 },
    ...{ largestElement: '<h1>', layoutShift: 0, tasks: [], requests: [aRequest(12_000, 0, '', 'html')] },
    ...facts,
  };
}

function aSite(site: string, visits: Partial<Visit>[], more: Partial<Observed> = {}): Observed {
  return {
    ...{ site, visits: visits.map(aVisit), traced: aVisit(), secondVisit: { total: 400, beyondHtml: 0 } },
    ...{ interactions: [], lighthouse: [] },
    ...more,
  };
}

const paints = (...times: number[]) => times.map((largestPaint) => ({ largestPaint }));
const aPage = (ours: Observed) => ({
  path: '/',
  sites: [ours, aSite('static', paints(700, 720, 760))] as [Observed, Observed],
});

function verdict(what: string, ours: Observed): string {
  return verdictOf(budgetsOf(aPage(ours)).find((budget) => budget.what === what)!);
}

it('counts files until a page is hydrated or loaded, and what long tasks block beyond 50 ms, from first paint or navigation', () => {
  const requests = [
    aRequest(40_000, 700, '_f/shell/main.js'),
    aRequest(15_000, 700, '_f/landing/remoteEntry.js'),
    aRequest(8_000, 1_200, '_f/landing/page.js'),
    aRequest(90_000, 1_600, '_f/landing/later.js'),
  ];
  const tasks = [100, 900].map((start) => ({ start, duration: 250 }));
  const seen = aSite(OUR_SITE, [{ requests }, { requests, tasks, hydrated: null }]);

  expect(measures.scriptBytes.read(seen)).toEqual([63_000, 55_000]);
  expect(measures.remoteBytes.read(seen)).toEqual([23_000, 15_000]);
  expect(measures.allBytes.read(seen)).toEqual([153_000, 153_000]);
  expect(measures.tbt.read(seen)).toEqual([0, 200]);
  expect(measures.tbtFromStart.read(seen)).toEqual([0, 400]);
});

it.each([
  [730, 'aim met'],
  [790, 'must met'],
  [840, 'missed'],
])('compares a median LCP of %d ms with the 720 ms of a baseline: %s', (paint, expected) => {
  const ours = aSite(OUR_SITE, paints(paint - 100, paint, paint + 100));

  expect(verdict('largest contentful paint (LCP) ÷ static', ours)).toBe(expected);
  expect(verdict('largest contentful paint (LCP) ÷ mf-conventional', ours)).toBe('not measured');
});

it('holds the median of times, and the worst run of everything else', () => {
  const visits = [80, 900, 90].map((duration) => ({
    tasks: [{ start: 900, duration }],
    requests: [aRequest(duration === 900 ? 25_000 : 10_000, 0, '', 'html')],
  }));
  const ours = aSite(OUR_SITE, visits);

  expect(verdict('blocking time from first paint (TBT)', ours)).toBe('must met');
  expect(verdict('HTML with its styles', ours)).toBe('missed');
});

it('shows how slow the phone is, medians, quartiles and ratios, and doubts few runs and a busy machine', () => {
  const pages = [aPage(aSite(OUR_SITE, paints(340, 360, 380)))];
  const calibration = { cpuSlowdown: 4.96, machine: 1_239.4, phone: 248.6 };
  const results = { pages, returns: [], calibration, browser: '150.0', loads: [0, 99], runs: 3 };
  const markdown = resultSections(results).join('\n');

  expect(markdown).toMatch(
    /^\| largest contentful paint \(LCP\) +\| 360 ms \(350–370\) +\| 720 ms .+ \| 0\.50 +\|$/m,
  );
  expect(markdown).toContain(
    'Processor ÷5.0: the benchmark index of this machine is 1239, that of the phone 249 (250 wanted).',
  );
  expect(markdown).toMatch(/times are in doubt.*Fewer than 9 runs/);
});
