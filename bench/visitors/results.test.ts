import { execFileSync } from 'node:child_process';
import type { PageRequest } from '../../e2e/requests/network-log';
import type { Visit } from '../visit/visit';
import { budgetsOf, verdictOf } from './budgets';
import type { Audit } from './lighthouse';
import { measures, type Observed, OUR_SITE } from './measures';
import { chartBars, resultSections } from './results';

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

function aSite(site: string, visits: Partial<Visit>[], scores: number[] = []): Observed {
  const bytes = { total: 400, beyondHtml: 0 };
  const lighthouse = scores.map((performance): Audit => ({
    performance,
    blockingTime: 0,
    benchmarkIndex: 1_500,
  }));
  const more = {
    traced: aVisit(),
    secondVisit: bytes,
    cheapest: [],
    interactions: [],
    earlyTaps: [],
    afterOtherTeam: null,
    lighthouse,
  };
  return { site, visits: visits.map(aVisit), ...more };
}

const paints = (...times: number[]) => times.map((largestPaint) => ({ largestPaint }));
const aPage = (ours: Observed) => ({
  path: '/',
  sites: [ours, aSite('static', paints(700, 720, 760))] as [Observed, Observed],
});

function verdict(what: string, ours: Observed): string {
  return verdictOf(budgetsOf(aPage(ours)).find((budget) => budget.what === what)!);
}

it('counts files until a page is hydrated or loaded, and blocking from first paint or navigation', () => {
  const requests = [
    aRequest(40_000, 700, '_r/shell/1a2d/main.js'),
    aRequest(15_000, 700, '_r/landing/5e11/remoteEntry.js'),
    aRequest(8_000, 1_200, '_r/landing/5e11/page.js'),
    aRequest(90_000, 1_600, '_r/landing/5e11/later.js'),
  ];
  const tasks = [100, 900].map((start) => ({ start, duration: 250 }));
  const seen = aSite(OUR_SITE, [{ requests }, { requests, tasks, hydrated: null }]);

  expect(measures.scriptBytes.read(seen)).toEqual([63_000, 55_000]);
  expect(measures.remoteBytes.read(seen)).toEqual([23_000, 15_000]);
  expect(measures.requests.read(seen)).toEqual([3, 2]);
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

it('holds the median of times and scores, and the worst run of everything else', () => {
  const visits = [80, 900, 90].map((duration) => ({
    tasks: [{ start: 900, duration }],
    requests: [aRequest(duration === 900 ? 25_000 : 10_000, 0, '', 'html')],
  }));
  const ours = aSite(OUR_SITE, visits, [98, 100, 100]);

  expect(verdict('blocking time from first paint (TBT)', ours)).toBe('must met');
  expect(verdict('HTML with its styles', ours)).toBe('missed');
  expect(verdict('Lighthouse mobile performance', ours)).toBe('aim met');
  expect(verdict('Lighthouse mobile performance', aSite(OUR_SITE, [], [99]))).toBe('missed');
});

it('holds the slowest tap while a page starts, and every one that is lost', () => {
  const ours = aSite(OUR_SITE, [{}]);
  const earlyTaps = [40, 104, 48].map((waited, index) => ({
    ...{ what: 'menu', moment: index * 100, waited, isAnswered: true },
  }));
  const verdicts = (taps: typeof earlyTaps) =>
    ['slowest tap within the first 5 s', 'taps within the first 5 s that are lost'].map((what) =>
      verdict(what, { ...ours, earlyTaps: taps }),
    );

  expect(verdicts(earlyTaps)).toEqual(['missed', 'must met']);
  expect(verdicts([{ ...earlyTaps[0]!, isAnswered: false }, earlyTaps[2]!])).toEqual(['must met', 'missed']);
  expect(verdicts([])).toEqual(['not measured', 'not measured']);
});

it('shows medians, quartiles and ratios, and doubts few runs and a busy machine', () => {
  const facts = { pages: [aPage(aSite(OUR_SITE, paints(740, 700, 780)))], browser: '150.0', loadBefore: 0 };
  const markdown = resultSections({ ...facts, runs: 3, loadAfter: 99 }, '').join('\n');
  const row =
    /^\| largest contentful paint \(LCP\) +\| 740 ms \(720 ms – 760 ms\) +\| 720 ms .+ \| 1\.03 +\|$/m;

  expect(markdown).toMatch(row);
  expect(markdown).toMatch(/times are in doubt.*Fewer than 9 runs/);
  expect(resultSections({ ...facts, runs: 9, loadAfter: 0 }, '').join()).not.toMatch(/in doubt|Fewer/);
});

it('draws bars in proportion, in a picture with a title', () => {
  const bars = chartBars([aPage(aSite(OUR_SITE, paints(360, 360, 360)))]).filter(({ measure }) =>
    measure.includes('LCP'),
  );
  // Jest cannot load the chart library, which is an ES module.
  const script = `process.stdout.write(require('./chart').chart(${JSON.stringify(bars)}))`;
  const svg = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  const [ours, theirs] = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"[^>]* fill="var\(--(ours|others)\)"/g)];

  expect([ours?.[2], theirs?.[2]]).toEqual(['ours', 'others']);
  expect(Number(ours![1]) / Number(theirs![1])).toBeCloseTo(360 / 720, 2);
  expect(svg).toMatch(/^<svg [^]*<title>[^]*<\/svg>\n$/);
});
