import type { AxeBuilder } from '@axe-core/playwright';

/** What axe holds pages to: WCAG 2.2 AA and what its makers call best practice. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that the dark theme changes. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe is spared of finding out. */
export const VIOLATIONS_ALONE: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  selectors: false,
};
