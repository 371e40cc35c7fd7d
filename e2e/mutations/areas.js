/**
 * What `npm run mutations` changes, and the tests that have to notice.
 * @type {Record<string, { environment: 'node' | 'browser', mutate: string[], tests: string[], byName?: boolean }>}
 */
exports.areas = {
  policy: {
    environment: 'node',
    mutate: ['platform/ledger/policy/may-go-live.ts'],
    tests: ['platform/ledger/policy/*.test.ts'],
  },
  commit: {
    environment: 'node',
    mutate: ['platform/ledger/history/commit.ts', 'platform/ledger/approvals/approvals.ts'],
    tests: [
      'platform/ledger/approvals/approvals.test.ts',
      'platform/ledger/history/commit.test.ts',
      'platform/operations/promote/promote-conflict.test.ts',
      'platform/operations/schedule/{tick,who-may-schedule}.test.ts',
    ],
  },
  remotes: {
    environment: 'browser',
    mutate: ['shell/remotes'],
    tests: ['shell/remotes/{page-root,runtime-plugin}.test.{ts,tsx}'],
    byName: true,
  },
  composing: {
    environment: 'node',
    mutate: [
      'platform/composer/compose-page.ts',
      'platform/composer/compose-site.ts',
      'platform/composer/content-security-policy.ts',
      'platform/composer/page-scripts.ts',
      'platform/composer/page-styles.ts',
      'platform/composer/refused-in-markup.ts',
    ],
    tests: ['platform/composer/compose-site.test.ts'],
    byName: true,
  },
  tables: {
    environment: 'browser',
    mutate: ['legal-remote/sections/blocks/PolicyTable.tsx'],
    tests: ['legal-remote/sections/blocks/*.test.tsx'],
  },
  candidate: {
    environment: 'browser',
    mutate: ['platform/desk/web/screens/candidate'],
    tests: ['platform/desk/web/screens/candidate/*.test.tsx'],
  },
};
