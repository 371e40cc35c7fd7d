import { federationFacts } from './federation-facts';

const json = (path: string, value: unknown) => ({ path, body: Buffer.from(JSON.stringify(value)) });

function factsOf(part: string, exposes: string[], packages: string[]) {
  const shared = [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' }];
  return federationFacts(part, [
    json('browser/mf-manifest.json', { name: part, exposes: exposes.map((name) => ({ name })), shared }),
    json('browser/part.json', { packages }),
  ]);
}

it('has the shell bring the core of the federation runtime, which its build names', () => {
  const { shared } = factsOf(
    'shell',
    [],
    ['@module-federation/runtime-core@2.9.2', '@module-federation/runtime@2.9.2'],
  );

  expect(shared.provides).toEqual({ react: '19.3.1', '@module-federation/runtime-core': '2.9.2' });
  expect(shared.requires).toEqual({ react: '^19.3.1' });
});

it('has a remote that leaves it out require the version that it was built for', () => {
  const { shared } = factsOf('landing', ['LandingPage'], ['@module-federation/runtime@2.9.2']);

  expect(shared.provides).toEqual({});
  expect(shared.requires).toEqual({ react: '^19.3.1', '@module-federation/runtime-core': '^2.9.2' });
});

it('has a remote that brings its own require none', () => {
  const { shared } = factsOf(
    'landing',
    ['LandingPage'],
    ['@module-federation/runtime-core@2.9.2', '@module-federation/runtime@2.9.2'],
  );

  expect(shared.requires).toEqual({ react: '^19.3.1' });
});

it('has the shell bring its contract, and a remote require one with what it was built for', () => {
  const factsWith = (part: string, exposes: object[]) =>
    federationFacts(part, [
      json('browser/mf-manifest.json', { name: part, exposes, shared: [] }),
      json('browser/part.json', { contract: '3.1.4' }),
    ]).shared;

  expect(factsWith('shell', [])).toEqual({ provides: { '@site/shared/contracts': '3.1.4' }, requires: {} });
  expect(factsWith('landing', [{ name: 'LandingPage' }])).toEqual({
    provides: {},
    requires: { '@site/shared/contracts': '^3.1.0' },
  });
});

it('refuses a build without a federation manifest', () => {
  expect(() => federationFacts('landing', [])).toThrow('The build of landing wrote no mf-manifest.json.');
});
