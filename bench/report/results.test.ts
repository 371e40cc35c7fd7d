import { aPage } from '../testing/page-results';
import { chart } from './chart';
import type { Results } from './results';
import { resultsMarkdown } from './results-markdown';
import { resultsText } from './results-text';

function results(changes: Partial<Results> = {}): Results {
  return {
    time: new Date('2026-11-21T06:00:00Z'),
    machine: {
      processor: 'Some processor',
      cores: 2,
      node: 'v20.20.2',
      browser: '150.0',
      loadBefore: 0.4,
      loadAfter: 0.6,
    },
    runs: 9,
    pages: [aPage(), aPage({ path: '/privacy-policy' })],
    development: null,
    ...changes,
  };
}

it('tells medians, quartiles and ratios of each site', () => {
  expect(resultsMarkdown(results(), 'results.svg')).toContain(
    '| largest contentful paint | 740 ms (720 ms – 760 ms) | 720 ms (710 ms – 740 ms) | 7,000 ms (6,750 ms – 7,250 ms) | 1.03 | 0.11 |',
  );
});

it('tells of each budget whether each page met it', () => {
  expect(resultsMarkdown(results(), 'results.svg')).toContain(
    '| LCP against static | ≤ 1.15 × | ≤ 1.05 × | 1.03 ×: aim met | 1.03 ×: aim met |',
  );
  expect(resultsText(results())).toMatch(
    /LCP against static +≤ 1.15 × +≤ 1.05 × +1.03 ×: aim met +1.03 ×: aim met/,
  );
});

it('doubts times of a busy machine, and differences of few runs', () => {
  expect(resultsMarkdown(results(), '')).not.toMatch(/in doubt|mean nothing/);
  const busy = { ...results().machine, loadAfter: 5 };

  expect(resultsMarkdown(results({ machine: busy, runs: 2 }), '')).toMatch(/Fewer than 9 runs[^]*in doubt/);
});

it('tells what building costs when that was measured', () => {
  const development = {
    builds: [{ part: 'landing', cold: 21.4, warm: 6.2 }],
    rebuilds: [{ part: 'landing', edit: 'a sentence', seconds: 0.31 }],
  };

  expect(resultsMarkdown(results({ development }), '')).toContain('| landing | 21.4 s | 6.2 s |');
  expect(resultsMarkdown(results({ development }), '')).toContain('| landing | a sentence | 0.31 s |');
});

it('draws a bar for each site, as long as its value', () => {
  const svg = chart(results().pages);
  const bars = [...svg.matchAll(/<rect class="(ours|theirs)"[^>]* width="([\d.]+)"/g)].map(
    ([, whose, width]) => [whose, Number(width)],
  );
  const [ours, written, conventional] = bars as [string, number][];

  expect([ours?.[0], written?.[0], conventional?.[0]]).toEqual(['ours', 'theirs', 'theirs']);
  expect(Number(ours?.[1]) / Number(conventional?.[1])).toBeCloseTo(740 / 7_000, 2);
});

it('draws a picture that is well-formed and has a title', () => {
  const svg = chart(results().pages);
  const opened = [...svg.matchAll(/<([a-z]+)(?=[ >])(?:"[^"]*"|[^">])*?(?<!\/)>/g)]
    .map(([, name]) => name)
    .sort();
  const closed = [...svg.matchAll(/<\/([a-z]+)>/g)].map(([, name]) => name).sort();

  expect(opened).toEqual(closed);
  expect(svg).toContain('<title>');
});
