import { aPage, aSite } from '../testing/page-results';
import { budgets, judge } from './budgets';
import { OUR_SITE } from './page-results';

function budget(what: string) {
  const found = budgets.find((candidate) => candidate.what === what);
  if (!found) throw new Error(`There is no budget "${what}".`);
  return found;
}

it('compares medians with those of the baseline of that name', () => {
  expect(judge(budget('LCP against static'), aPage())).toEqual({ value: 740 / 720, verdict: 'aim met' });
  expect(judge(budget('LCP against mf-conventional'), aPage()).value).toBeCloseTo(740 / 7_000);
});

it('tells what is within the must and beyond the aim, and what is beyond both', () => {
  const slower = (paint: number) =>
    aPage({ sites: [aSite(OUR_SITE, paint, paint, paint), aSite('static', 700, 700, 700)] });

  expect(judge(budget('LCP against static'), slower(770)).verdict).toBe('must met');
  expect(judge(budget('LCP against static'), slower(840)).verdict).toBe('missed');
});

it('says what was not measured', () => {
  expect(judge(budget('LCP against static'), aPage({ sites: [aSite(OUR_SITE, 1, 2, 3)] })).verdict).toBe(
    'not measured',
  );
  expect(judge(budget('Lighthouse mobile performance'), aPage()).verdict).toBe('not measured');
  expect(
    judge(
      budget('visit after the other team shipped, fetched beyond the HTML'),
      aPage({ afterOtherTeam: null }),
    ).verdict,
  ).toBe('not measured');
});

it('wants a score to be at least its budget', () => {
  expect(judge(budget('Lighthouse mobile performance'), aPage({ lighthouse: 100 })).verdict).toBe('aim met');
  expect(judge(budget('Lighthouse mobile performance'), aPage({ lighthouse: 98 })).verdict).toBe('must met');
  expect(judge(budget('Lighthouse mobile performance'), aPage({ lighthouse: 97 })).verdict).toBe('missed');
});

it('never lets the aim be laxer than the must', () => {
  for (const { what, must, aim, isAtLeast } of budgets)
    expect([what, isAtLeast ? aim >= must : aim <= must]).toEqual([what, true]);
});
