import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell, type TinyPart } from '../testing/tiny-parts';
import { sameValuesGate, sharedScopeGate } from './shared-gates';

const fits = async (...parts: TinyPart[]) =>
  sharedScopeGate({ manifests: await manifestsOf(parts), routes: [], moved: [], businessValues: {} });

const bringing = (provides: Record<string, string>) => aShell({ provides });
const needing = (requires: Record<string, string>) => aLanding({ requires });

it('rejects a remote that needs a newer library than the shell brings', async () => {
  const problems = await fits(bringing({ react: '19.3.1' }), needing({ react: '^19.4.0' }));

  expect(problems).toEqual([
    {
      code: 'shared-scope-incompatible',
      severity: 'error',
      message: expect.stringMatching(/^landing@\w+ needs react \^19\.4\.0; shell@\w+ brings 19\.3\.1\.$/),
      remedy: expect.stringContaining(
        'Publish a shell that brings react ^19.4.0, and put both live together',
      ),
    },
  ]);
});

it('rejects a shell whose library is newer than a remote was built for', async () => {
  const [problem] = await fits(bringing({ react: '20.0.0' }), needing({ react: '^19.3.1' }));

  expect(problem?.remedy).toBe(
    'Publish landing again, built for react 20.0.0, and put both live together: npm run site -- promote shell landing',
  );
});

it('rejects a remote that brings a library which the shell cannot use', async () => {
  const landing = aLanding();
  landing.input.federation.shared.provides = { react: '18.3.1' };

  const messages = (await fits(aShell(), landing)).map(({ message }) => message);

  expect(messages).toContainEqual(
    expect.stringMatching(/^shell@\w+ needs react .*; landing@\w+ brings 18\.3\.1\.$/),
  );
});

it('rejects a remote that needs a library which no part brings', async () => {
  const problems = await fits(bringing({ react: '19.3.1' }), needing({ zod: '^4.0.0' }));

  expect(problems).toMatchObject([
    {
      code: 'shared-scope-missing',
      message: expect.stringMatching(/^landing@\w+ needs zod \^4\.0\.0, and no part brings it\.$/),
    },
  ]);
});

it.each([
  ['a version', 'workspace', '^19.3.1'],
  ['a range', '19.3.1', 'latest'],
])('rejects %s that cannot be compared', async (_, version, range) => {
  const shell = bringing({});
  shell.input.federation.shared = { provides: { react: version }, requires: {} };

  const problems = await fits(shell, needing({ react: range }));

  expect(problems).toMatchObject([{ code: 'shared-scope-incompatible' }]);
});

it('tells everything that does not fit at once', async () => {
  const wanting = { react: '^20.0.0', zod: '^4.0.0' };

  const problems = await fits(bringing({ react: '19.3.1' }), needing(wanting), aLegal({ requires: wanting }));

  expect(problems).toHaveLength(4);
});

const sayTheSame = async (ofLanding: object) => {
  const values = { phone: '080 1', hours: { from: 8 } };
  const businessValues = { shell: values, legal: { ...values }, landing: { ...ofLanding } };
  const manifests = await manifestsOf([aShell(), aLanding(), aLegal()]);
  return sameValuesGate({ manifests, routes: [], moved: [], businessValues });
};

it('has nothing against parts that were built with the same business values', async () => {
  expect(await sayTheSame({ phone: '080 1', hours: { from: 8 } })).toEqual([]);
});

it.each([
  ['another value', { phone: '080 2', hours: { from: 8 } }, 'Phone that has WhatsApp'],
  ['another value within one', { phone: '080 1', hours: { from: 9 } }, 'hours'],
  ['a value less', { phone: '080 1' }, 'hours'],
  ['a value more', { phone: '080 1', hours: { from: 8 }, email: 'a@brand.in' }, 'email'],
])('rejects a part that was built with %s, by what the form calls it', async (_, values, name) => {
  expect(await sayTheSame(values)).toEqual([
    expect.objectContaining({
      code: 'business-values-differ',
      severity: 'error',
      message: expect.stringMatching(
        new RegExp(`^landing@\\w+ was built with other business values than shell@\\w+: “${name}”\\.$`),
      ),
      remedy: expect.stringContaining('npm run site -- publish landing'),
    }),
  ]);
});
