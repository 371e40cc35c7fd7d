import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { sameValuesGate } from './same-values-gate';

const check = async (ofLanding: object) => {
  const values = { phone: '080 1', hours: { from: 8 } };
  const businessValues = { shell: values, legal: { ...values }, landing: { ...ofLanding } };
  const manifests = await manifestsOf([aShell(), aLanding(), aLegal()]);
  return sameValuesGate({ manifests, routes: [], businessValues });
};

it('has nothing against parts that were built with the same business values', async () => {
  expect(await check({ phone: '080 1', hours: { from: 8 } })).toEqual([]);
});

it.each([
  ['another value', { phone: '080 2', hours: { from: 8 } }, 'phone'],
  ['another value within one', { phone: '080 1', hours: { from: 9 } }, 'hours'],
  ['a value less', { phone: '080 1' }, 'hours'],
  ['a value more', { phone: '080 1', hours: { from: 8 }, email: 'a@brand.in' }, 'email'],
])('refuses a part that was built with %s, by its name', async (_, values, name) => {
  expect(await check(values)).toEqual([
    expect.objectContaining({
      code: 'business-values-differ',
      severity: 'error',
      message: expect.stringMatching(
        new RegExp(`^landing@\\w+ was built with other business values than shell@\\w+: ${name}\\.$`),
      ),
      remedy: expect.stringContaining('npm run site -- publish landing'),
    }),
  ]);
});
