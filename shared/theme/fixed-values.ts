import { system } from './system';

/** What a language may set for its own letters (`fonts/letters.js`). */
const OF_LETTERS = /^--s-(fonts|line-heights|letter-spacings)-|^--s-font-sizes-(xl|2xl|display)$/;

/** By custom property: the tokens that neither a theme nor a language changes. */
const fixedValues = new Map(
  [...(system.tokens.cssVarMap.get('base') ?? [])].filter(
    ([name, value]) => !OF_LETTERS.test(name) && !isThemed(name) && !value.includes('var('),
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

function isThemed(name: string): boolean {
  return system.tokens.cssVarMap.get('_dark')?.has(name) ?? false;
}
