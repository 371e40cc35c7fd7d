import { buildErrors } from './build-errors';

const own = {
  message:
    'Module build failed (from ../platform/tooling/build/content-loader.js):\nlanding-remote/content/hero.json:4  hero.title: is empty.',
};

it('names an error of both builds once, in its own words', () => {
  const output = JSON.stringify({
    children: [{ errors: [own] }, { errors: [own], children: [{ errors: [own] }] }],
  });

  expect(buildErrors(output)).toEqual(['landing-remote/content/hero.json:4  hero.title: is empty.']);
});

it('names the module of an error that does not', () => {
  const output = JSON.stringify({
    errors: [{ message: "Can't resolve './x'", moduleName: './pages/A.tsx' }],
  });

  expect(buildErrors(output)).toEqual(["./pages/A.tsx: Can't resolve './x'"]);
});

it('leaves out what a module that is run at build time says of a refusal below it', () => {
  const echo = {
    moduleName: './policy/may-go-live.built.ts',
    message:
      'Module build failed (from ./build/run-at-build.js):\nExecution of module code from module graph (./content/hero.json) failed: Module build failed (from ../platform/tooling/build/content-loader.js):\nwhat it said the time before',
  };

  expect(buildErrors(JSON.stringify({ errors: [echo, own, echo] }))).toEqual([
    'landing-remote/content/hero.json:4  hero.title: is empty.',
  ]);
  expect(buildErrors(JSON.stringify({ errors: [echo] }))).toEqual([
    expect.stringContaining('what it said the time before'),
  ]);
});

it('gives what a module that is run at build time refuses in its own words', () => {
  const refusal = {
    moduleName: './policy/may-go-live.built.ts',
    message:
      'Module build failed (from ./build/run-at-build.js):\nExecution of module code from module graph (./policy/may-go-live.built.ts?run) failed: v1 is a draft, and v2 comes after it.',
  };

  expect(buildErrors(JSON.stringify({ errors: [refusal] }))).toEqual([
    'v1 is a draft, and v2 comes after it.',
  ]);
});

it.each(['', 'webpack: not found', '{}'])(
  'is nothing for "%s", of which everything has to be shown',
  (output) => {
    expect(buildErrors(output)).toBeNull();
  },
);
