import { withFixedValues } from './fixed-values';
import { darkSelector, system } from './system';

/**
 * Every token as a custom property, the fixed ones for releases and widgets that ask for them by name. Colours for the dark
 * theme are written twice: for devices in dark mode whose visitor chose nothing (so the system theme needs no script and
 * follows the device live), and for those who chose it. Composing drops what no rule of the page uses.
 */
export function tokenCss(): string {
  const base = declarations('base');
  const dark = declarations('_dark');
  return (
    `:root{color-scheme:light dark;${base}}` +
    `:root[data-theme=light]{color-scheme:light}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` +
    `${darkSelector}{color-scheme:dark;${dark}}`
  );
}

function declarations(condition: string): string {
  const variables = system.tokens.cssVarMap.get(condition) ?? new Map<string, string>();
  return [...variables].map(([name, value]) => `${name}:${withFixedValues(value)}`).join(';');
}
