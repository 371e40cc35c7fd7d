import { system } from './system';
import { conditionOf, THEMES, themeNames, themeSelector } from './themes';
import { widgetRecipes } from './widget-recipes';

/** What a language may set for its own letters (`fonts/letters.js`). */
const OF_LETTERS = /^--s-(fonts|line-heights|letter-spacings)-|^--s-font-sizes-(xl|2xl|display)$/;

const themed = system.tokens.cssVarMap.get('_dark');

/** By custom property: the tokens that neither a theme nor a language changes. */
const fixedValues = new Map(
  [...(system.tokens.cssVarMap.get('base') ?? [])].filter(
    ([name, value]) => !OF_LETTERS.test(name) && !themed?.has(name) && !value.includes('var('),
  ),
);

/** Whether rules hold the value of this custom property, so that it cannot be set. */
export const isFixed = (property: string) => fixedValues.has(property);

/**
 * CSS with the values of fixed tokens in place of their names: as custom properties, they would be 0.5 kB (brotli) more on
 * each page, and one more thing that the releases of two parts have to agree on.
 */
export function withFixedValues(css: string): string {
  return css.replace(/var\((--s-[\w-]+)\)/g, (variable, name: string) => fixedValues.get(name) ?? variable);
}

/**
 * Every token as a custom property, the fixed ones for releases and widgets that ask for them by name. Colours of the dark
 * theme are written twice: for devices in dark mode whose visitor chose nothing (so the system theme needs no script and
 * follows the device live), and for those who chose it. Composing drops what no rule of the page uses.
 */
export function tokenCss(): string {
  const chosen = themeNames.map((theme) => {
    const own = theme === 'light' ? '' : `;${declarations(conditionOf(theme))}`;
    return `${themeSelector(theme)}{color-scheme:${THEMES[theme].scheme}${own}}`;
  });
  return (
    `:root{color-scheme:light dark;${declarations('base')}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declarations('_dark')}}}` +
    chosen.join('')
  );
}

function declarations(condition: string): string {
  const variables = system.tokens.cssVarMap.get(condition) ?? new Map<string, string>();
  return [...variables].map(([name, value]) => `${name}:${withFixedValues(value)}`).join(';');
}

/** Custom properties that the lazily loaded widgets use; their rules reach the page only when they run. */
export const widgetVariables: string[] = [
  ...new Set(
    Object.values(widgetRecipes)
      .flatMap((recipe) => Object.values(recipe.base ?? {}))
      .flatMap((style) => [...JSON.stringify(system.css(style)).matchAll(/var\((--s-[\w-]+)/g)])
      .map(([, name]) => name as string),
  ),
];
