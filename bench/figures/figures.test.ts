import { aRequest, aVisit } from '../testing/a-visit';
import { depthOf, readFigures } from './figures';

it('counts scripts until the page is hydrated, and the whole page until load', () => {
  const visit = aVisit({
    load: 800,
    hydrated: 1_500,
    requests: [
      aRequest({ type: 'html', bytes: 10_000, start: 0 }),
      aRequest({ bytes: 40_000, start: 700 }),
      aRequest({ bytes: 5_000, start: 1_200 }),
      aRequest({ bytes: 90_000, start: 1_600 }),
    ],
  });

  expect(readFigures(visit)).toMatchObject({
    scriptBytes: 45_000,
    pageBytes: 50_000,
    allBytes: 145_000,
    requests: 3,
  });
});

it('takes load for the end of what does not hydrate', () => {
  const visit = aVisit({
    load: 800,
    hydrated: null,
    requests: [aRequest({ start: 0 }), aRequest({ start: 900 })],
  });

  expect(readFigures(visit)).toMatchObject({ hydrated: 800, requests: 1 });
});

it('tells blocking before the first paint from blocking after it', () => {
  const visit = aVisit({
    firstPaint: 700,
    tasks: [
      { start: 100, duration: 250 },
      { start: 900, duration: 80 },
    ],
  });

  expect(readFigures(visit)).toMatchObject({ tbt: 30, tbtFromStart: 230, longestTask: 80 });
});

it('leaves out of the depth what is asked for after the page is hydrated', () => {
  const visit = aVisit({
    hydrated: 1_500,
    requests: [aRequest({ depth: 1 }), aRequest({ depth: 2 }), aRequest({ depth: 4, start: 3_000 })],
  });

  expect(depthOf(visit)).toBe(2);
});
