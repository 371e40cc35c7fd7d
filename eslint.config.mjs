import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const KIT_LIBRARIES = ['@chakra-ui/*', '@ark-ui/*', 'framer-motion', 'framer-motion/*', '@emotion/*'];

/** Imports point left along content → section → page → exposed module → shell's route → composed HTML. */
const zones = [
  { target: './shared', from: ['./shell', './landing-remote', './legal-remote', './deploy'] },
  { target: './shell', from: ['./landing-remote', './legal-remote', './deploy'] },
  { target: './landing-remote', from: ['./shell', './legal-remote', './deploy'] },
  { target: './legal-remote', from: ['./shell', './landing-remote', './deploy'] },
  { target: './deploy', from: ['./shell', './landing-remote', './legal-remote'] },
  ...['./landing-remote', './legal-remote'].flatMap((remote) => [
    { target: `${remote}/sections`, from: [`${remote}/pages`, `${remote}/exposed`] },
    { target: `${remote}/pages`, from: [`${remote}/exposed`] },
  ]),
];

export default tseslint.config(
  { ignores: ['**/dist/**', '.site/**', '.cache/**', '**/node_modules/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
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
  {
    // The kit is the only importer of Chakra, emotion and the motion library; the shell is the only one of the router.
    files: ['shared/**'],
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
  // Playwright names what hands a fixture on `use`, as React names a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
