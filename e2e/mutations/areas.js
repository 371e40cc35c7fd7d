/**
 * What `npm run mutations` changes, and the tests that have to notice.
 * @type {Record<string, { environment: 'node' | 'browser', mutate: string[], tests: string[] }>}
 */
exports.areas = {
  policy: {
    environment: 'node',
    mutate: ['platform/ledger/policy/policy.ts'],
    tests: ['platform/ledger/policy/*.test.ts'],
  },
  commit: {
    environment: 'node',
    mutate: ['platform/operations/promote/commit.ts', 'platform/ledger/policy/evidence.ts'],
    tests: [
      'platform/operations/promote/{commit,promote,promote-conflict,who-may-promote}.test.ts',
      'platform/operations/schedule/{tick,who-may-schedule}.test.ts',
    ],
  },
  remotes: {
    environment: 'browser',
    mutate: ['shell/remotes/*.{ts,tsx}'],
    tests: ['shell/remotes/*.test.{ts,tsx}'],
  },
  composing: {
    environment: 'node',
    mutate: [
      'platform/composer/{compose-page,compose-site,content-security-policy}.ts',
      'platform/composer/{page-scripts,page-styles,refused-in-markup}.ts',
    ],
    tests: ['platform/composer/*.test.ts'],
  },
  tables: {
    environment: 'browser',
    mutate: ['legal-remote/sections/blocks/PolicyTable.tsx'],
    tests: ['legal-remote/sections/blocks/*.test.tsx'],
  },
  candidate: {
    environment: 'browser',
    mutate: ['platform/desk/web/screens/candidate/*.{ts,tsx}'],
    tests: ['platform/desk/web/screens/candidate/*.test.tsx'],
  },
};
