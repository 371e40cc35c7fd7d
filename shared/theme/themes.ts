/**
 * The themes of every page. Pages follow the device between light and dark until the visitor chooses; a further theme can only be
 * chosen. With one row more, types name every place that has something for each theme: colours, words, icons, checks.
 */
export const THEMES = {
  /** `scheme`: how browsers paint fields and scroll bars; `ground`: the token `bg`, for the browser's frame. */
  light: { scheme: 'light', ground: '#fdf7ea' },
  dark: { scheme: 'dark', ground: '#14152a' },
} as const;

export type Theme = keyof typeof THEMES;

/** A colour in each theme, as `tokens.ts` has it: the light one is where the others begin. */
export type Themed = Record<'base' | `_${Exclude<Theme, 'light'>}`, string>;

export const themeNames = Object.keys(THEMES) as [Theme, ...Theme[]];

export const isTheme = (name: unknown): name is Theme => themeNames.includes(name as Theme);

export const conditionOf = (theme: Theme): keyof Themed => (theme === 'light' ? 'base' : `_${theme}`);

/** How `shell/` marks the theme that the visitor chose; without the attribute the page follows the device. */
export const themeSelector = (theme: Theme) => `:root[data-theme=${theme}]`;
