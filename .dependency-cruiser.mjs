import { createRequire } from 'node:module';

const { parts } = createRequire(import.meta.url)('./shared/federation');

/** Which file may import which, type imports included. `docs/architecture.md` draws it; `npm test` holds it. */

/** The packages of `platform/` from the top floor down: imports go down, never up or to a package of the same floor. */
export const floors = [
  ['cli'],
  ['desk'],
  ['operations'],
  ['gates', 'page-check', 'server'],
  ['composer', 'builder'],
  ['ledger'],
  ['store'],
  ['addresses', 'errors', 'processes', 'text', 'tooling'],
];

/** Folders of the remotes. */
export const remotes = Object.values(parts)
  .filter(({ exposes }) => exposes.length > 0)
  .map(({ workspace }) => workspace);

/** The workspaces of the site, each with those that it may import besides itself. */
export const workspaces = {
  shared: [],
  shell: ['shared', 'platform/tooling'],
  ...Object.fromEntries(remotes.map((workspace) => [workspace, ['shared', 'platform/tooling']])),
  platform: ['shared'],
};

/** content → section → page → exposed module: each folder of a remote with those that it may not import. */
const LATER = { sections: ['pages', 'exposed'], pages: ['exposed'] };

const TEST = '\\.(test|spec)\\.tsx?$|/testing/';

const oneOf = (names) => `^(${names.join('|')})/`;

const packages = floors.flat();
const downwards = floors.flatMap((floor, index) =>
  floor.map((name) => ({
    name: `platform/${name} imports down`,
    severity: 'error',
    from: { path: `^platform/${name}/`, pathNot: TEST },
    to: {
      path: `^platform/(${floors
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
      pathNot: `^platform/${name}/`,
    },
  })),
);

const apart = Object.entries(workspaces).map(([workspace, allowed]) => ({
  name: `${workspace} stands on its own`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: TEST },
  to: { path: oneOf([...Object.keys(workspaces), 'bench', 'e2e']), pathNot: oneOf([workspace, ...allowed]) },
}));

const towardsVisitor = Object.entries(LATER).map(([folder, later]) => ({
  name: `${folder} of a remote import what comes before them`,
  severity: 'error',
  from: { path: `${oneOf(remotes)}${folder}/` },
  to: { path: `${oneOf(remotes)}(${later.join('|')})/` },
}));

export default {
  forbidden: [
    {
      name: 'no circle',
      severity: 'error',
      // These name their own type, to hold it to a contract. In a circle with others, the others are reported.
      from: { pathNot: '^shell/server/server\\.tsx$|/exposed/[^/]+\\.compose\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'benchmarks stand above journeys',
      severity: 'error',
      from: { path: '^e2e/', pathNot: TEST },
      to: { path: '^bench/' },
    },
    {
      name: 'what verbs share stands below them',
      severity: 'error',
      from: {
        path: '^platform/operations/(promote|approve)/|^platform/operations/preview\\.ts$',
        pathNot: TEST,
      },
      to: { path: '^platform/operations/(rollback|schedule|withdraw)/' },
    },
    {
      name: 'a package is imported by its door',
      severity: 'error',
      from: { path: '^platform/([^/]+)/', pathNot: TEST },
      to: { path: '^platform/', pathNot: ['^platform/$1/', '^platform/[^/]+/index\\.ts$'] },
    },
    {
      name: 'every package has a floor',
      severity: 'error',
      from: { path: `^platform/(?!(${packages.join('|')}|testing)/)[^/]+/` },
      to: {},
    },
    {
      name: 'screens know the API of the desk, and how words are written, alone',
      severity: 'error',
      from: { path: '^platform/desk/(web|api|content)/', pathNot: TEST },
      to: { path: '^platform/', pathNot: '^platform/(desk/(web|api|content|answers\\.ts$)|text/)' },
    },
    {
      name: 'what the screens know of answers is types',
      severity: 'error',
      from: { path: '^platform/desk/answers\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the toolchain is for builds and development',
      severity: 'error',
      from: { path: oneOf(['shell', ...remotes]), pathNot: `${TEST}|/webpack\\.config\\.js$|/development/` },
      to: { path: '^platform/tooling/' },
    },
    {
      name: 'what tests use is for tests',
      severity: 'error',
      from: { path: oneOf(Object.keys(workspaces)), pathNot: TEST },
      to: { path: '/testing/' },
    },
    ...downwards,
    ...apart,
    ...towardsVisitor,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.cache|\\.site)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
