import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell, type TinyPart } from '../testing/tiny-parts';
import { sharedScopeGate } from './shared-scope-gate';

const check = async (...parts: TinyPart[]) =>
  sharedScopeGate({ manifests: await manifestsOf(parts), routes: [], businessValues: {} });

const bringing = (provides: Record<string, string>) => aShell({ provides });
const needing = (requires: Record<string, string>) => aLanding({ requires });

it('refuses a remote that needs a newer library than the shell brings', async () => {
  const problems = await check(bringing({ react: '19.3.1' }), needing({ react: '^19.4.0' }));

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

it('refuses a shell whose library is newer than a remote was built for', async () => {
  const [problem] = await check(bringing({ react: '20.0.0' }), needing({ react: '^19.3.1' }));

  expect(problem?.remedy).toBe(
    'Publish landing again, built for react 20.0.0, and put both live together: npm run site -- promote shell landing',
  );
});

it('refuses a remote that brings a library which the shell cannot use', async () => {
  const landing = aLanding();
  landing.input.federation.shared.provides = { react: '18.3.1' };

  const messages = (await check(aShell(), landing)).map(({ message }) => message);

  expect(messages).toContainEqual(
    expect.stringMatching(/^shell@\w+ needs react .*; landing@\w+ brings 18\.3\.1\.$/),
  );
});

it('refuses a remote that needs a library which no part brings', async () => {
  const problems = await check(bringing({ react: '19.3.1' }), needing({ zod: '^4.0.0' }));

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
])('refuses %s that cannot be compared', async (_, version, range) => {
  const shell = bringing({});
  shell.input.federation.shared = { provides: { react: version }, requires: {} };

  expect(await check(shell, needing({ react: range }))).toMatchObject([
    { code: 'shared-scope-incompatible' },
  ]);
});

it('tells everything that does not fit at once', async () => {
  const wanting = { react: '^20.0.0', zod: '^4.0.0' };

  const problems = await check(
    bringing({ react: '19.3.1' }),
    needing(wanting),
    aLegal({ requires: wanting }),
  );

  expect(problems).toHaveLength(4);
});
