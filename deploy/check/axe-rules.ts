/** What axe holds pages to: WCAG 2.2 AA and what its makers call best practice. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that the dark theme changes. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
