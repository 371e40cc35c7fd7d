import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { satisfies } from 'semver';
import { sharedPackages } from '@site/shared/federation';
import smallerLibraries from './smaller-libraries-loader';

const load = (source: string, mode = 'production'): string =>
  smallerLibraries.call({ mode, resourcePath: 'index.mjs' }, source);

it('marks contexts and components as free of side effects, and leaves out their names', () => {
  const source = [
    'var LinkContext = React2.createContext(null);',
    'LinkContext.displayName = "Link";',
    'var Link = React10.forwardRef(',
    '  function Link2() { return React10.createContext(1); }',
    ');',
  ].join('\n');

  expect(load(source)).toBe(
    [
      'var LinkContext = /* @__PURE__ */ React2.createContext(null);',
      '',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function Link2() { return React10.createContext(1); }',
      ');',
    ].join('\n'),
  );
});

it('puts the context of a class into its body', () => {
  const source = [
    'var Boundary = class extends React2.Component {',
    '  render() {}',
    '};',
    'Boundary.contextType = Router;',
  ].join('\n');

  expect(load(source)).toBe(
    [
      'var Boundary = class extends React2.Component {',
      '  static contextType = Router;',
      '  render() {}',
      '};',
      '',
    ].join('\n'),
  );
});

it('keeps names and code as they are in development', () => {
  const source = 'var Link = React.memo(Row);\nLink.displayName = "Link";';

  expect(load(source, 'development')).toBe(source);
});

it("finds what React makes in the router's module", () => {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/development');
  const modules = readdirSync(folder).filter((name) => /^(chunk-.*|index)\.mjs$/.test(name));
  const source = modules.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

  expect(source).toMatch(/^var Link = /m);
  expect(load(source)).not.toMatch(/^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m);
  expect(load(source)).not.toMatch(/^\w+\.(displayName|contextType) = /m);
});

const runtime = dirname(require.resolve('@module-federation/runtime-core'));
const sourcesOfRuntime = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(runtime, file), 'utf8'));

/** Names that the runtime's modules import from one of them. */
function importedFrom(file: string): string[] {
  const imports = new RegExp(`import \\{([^}]+)\\} from "[^"]*/${file}"`, 'g');
  const lists = sourcesOfRuntime.flatMap((source) =>
    [...source.matchAll(imports)].map(([, names]) => names!),
  );
  return [...new Set(lists.flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0]!)))];
}

it.each(['SnapshotHandler.js', 'preload.js', 'semver/index.js'])(
  'stands in for all that the runtime imports from %s',
  (file) => {
    const standIn = smallerLibraries.call({ mode: 'production', resourcePath: join(runtime, file) }, '');
    const names = importedFrom(file);

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(standIn))).toEqual([]);
  },
);

describe('whether a version of a shared package is in a range', () => {
  const standIn = smallerLibraries.call({ mode: 'production', resourcePath: 'semver/index.js' }, '');
  const satisfy = new Function(`${standIn.replace('export ', '')}; return satisfy;`)() as typeof satisfies;
  const versions = ['18.9.9', '19.2.9', '19.3.0', '19.3.1', '19.3.2', '19.4.0', '19.10.0', '20.0.0'];
  const ranges = versions.flatMap((version) => [`^${version}`, `<=${version}`]);

  it.each(ranges)('is told for %s as npm tells it', (range) => {
    const within = (holds: typeof satisfies) => versions.filter((version) => holds(version, range));

    expect(within(satisfy)).toEqual(within(satisfies));
  });

  it.each([
    ['19.3.2', '~19.3.1'],
    ['19.3.1', '>=19.3.1 <20.0.0'],
    ['0.3.2', '^0.3.1'],
    ['19.3.2-canary.1', '^19.3.1'],
    ['19.3', '^19.3.1'],
  ])('is denied where it is not looked at closely: %s in %s', (version, range) => {
    expect(satisfy(version, range)).toBe(false);
  });

  it('is asked in that form alone', () => {
    expect(Object.values(sharedPackages).filter((range) => !/^\^[1-9]\d*\.\d+\.\d+$/.test(range))).toEqual(
      [],
    );
  });
});
