import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const KIT_LIBRARIES = ['@chakra-ui/*', '@ark-ui/*', 'framer-motion', 'framer-motion/*', '@emotion/*'];

export default tseslint.config(
  { ignores: ['**/dist/**', '.site/**', '.cache/**', '**/node_modules/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...KIT_LIBRARIES, 'react-router-dom'], message: 'Use the kit, @site/shared/ui.' },
          ],
        },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  { files: ['**/*.tsx'], ignores: ['**/*.test.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // On the site, the kit is the only importer of Chakra, emotion and the motion library, and the shell the only one of the router. The desk is no part of the site.
    files: ['shared/**', 'desk/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['shell/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: KIT_LIBRARIES, message: 'Use the kit, @site/shared/ui.' }] },
      ],
    },
  },
  { files: ['shell/server/server.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['deploy/**', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    // What starts an action tells it all that it needs: a terminal, the desk, a test.
    files: ['deploy/actions/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'console'].map((name) => ({
          name,
          message: 'Actions know no process and no terminal: pass it in.',
        })),
      ],
    },
  },
  // Playwright names what hands a fixture on `use`, as React names a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
