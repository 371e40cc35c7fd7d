import { neededPackages } from './write-repository';

const packages = {
  '': { dependencies: { kit: '1.0.0' }, devDependencies: { tools: '1.0.0' } },
  part: { devDependencies: { diff: '9.0.0' } },
  other: { dependencies: { maps: '1.0.0' } },
  'node_modules/kit': {
    dependencies: { zod: '^4.0.0' },
    peerDependencies: { react: '19' },
    devDependencies: { lint: '1' },
  },
  'node_modules/kit/node_modules/zod': { version: '4.6.7', dependencies: { deep: '1' } },
  'node_modules/zod': { version: '3.0.0' },
  'node_modules/deep': { optionalDependencies: { nowhere: '1' } },
  'node_modules/react': {},
  'node_modules/tools': {},
  'node_modules/diff': { version: '8.0.0' },
  'part/node_modules/diff': { version: '9.0.0' },
  'node_modules/lint': {},
  'node_modules/maps': {},
};

it('takes what some folders need, each where Node finds it from there, and leaves out the rest', () => {
  expect(Object.keys(neededPackages(packages, ['', 'part']))).toEqual([
    '',
    'part',
    'node_modules/kit',
    'node_modules/kit/node_modules/zod',
    'node_modules/deep',
    'node_modules/react',
    'node_modules/tools',
    'part/node_modules/diff',
  ]);
});
