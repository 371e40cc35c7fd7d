import { createRequire } from 'node:module';

const { parts } = createRequire(import.meta.url)('./shared/federation');

/** Which file may import which, type imports included. `docs/architecture.md` draws it; `npm test` holds it. */

/** The modules of `deploy/` from the top layer down: imports go down, never up or to a module of the same layer. */
export const layers = [
  ['bin'],
  ['cli'],
  ['desk'],
  ['actions'],
  ['gates', 'compare', 'check', 'serve', 'editor'],
  ['compose'],
  ['build', 'visits'],
  ['records'],
  ['authority'],
  ['store'],
  ['addresses', 'processes', 'text'],
];

/** Folders of the remotes. */
export const remotes = Object.values(parts)
  .filter(({ exposes }) => exposes.length > 0)
  .map(({ workspace }) => workspace);

/** The workspaces of the site, each with those that it may import besides itself. */
export const workspaces = {
  shared: [],
  shell: ['shared'],
  ...Object.fromEntries(remotes.map((workspace) => [workspace, ['shared']])),
  desk: ['shared'],
  deploy: ['shared', 'desk'],
};

/** content → section → page → exposed module: each folder of a remote with those that it may not import. */
const LATER = { sections: ['pages', 'exposed'], pages: ['exposed'] };

const TEST = '\\.(test|spec)\\.tsx?$|/testing/';

const oneOf = (names) => `^(${names.join('|')})/`;

const modules = layers.flat();
const downwards = layers.flatMap((layer, index) =>
  layer.map((module) => ({
    name: `deploy/${module} imports down`,
    severity: 'error',
    from: { path: `^deploy/${module}/`, pathNot: TEST },
    to: {
      path: `^deploy/(${layers
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
      pathNot: `^deploy/${module}/`,
    },
  })),
);

const apart = Object.entries(workspaces).map(([workspace, allowed]) => ({
  name: `${workspace} stands on its own`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: TEST },
  to: {
    path: oneOf([...Object.keys(workspaces), 'bench', 'e2e']),
    pathNot: oneOf([workspace, ...allowed]),
  },
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
      from: { path: '^deploy/actions/(promote|approve)/|^deploy/actions/preview\\.ts$', pathNot: TEST },
      to: { path: '^deploy/actions/(rollback|schedule|withdraw)/' },
    },
    {
      name: 'every module has a layer',
      severity: 'error',
      from: { path: `^deploy/(?!(${modules.join('|')}|testing)/)[^/]+/` },
      to: {},
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
