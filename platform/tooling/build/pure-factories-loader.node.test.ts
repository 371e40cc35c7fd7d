import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pureFactories from './pure-factories-loader';

const load = (source: string, mode = 'production'): string => pureFactories.call({ mode }, source);

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
