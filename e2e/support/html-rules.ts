import type { ConfigData } from 'html-validate';

/** What the HTML of every page is held to: the standard, a whole document, and accessibility as far as markup shows it. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // A list may have a name (WAI-ARIA 1.2 §5.2.8.4), and screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The policy's contents stand twice, for wide screens and for phones; CSS shows one of them, which markup cannot tell.
    'unique-landmark': 'off',
  },
};
