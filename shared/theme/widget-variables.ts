import { system } from './system';
import { widgetRecipes } from './widget-recipes';

/** Custom properties that the lazily loaded widgets use; their rules reach the page only when they run. */
export const widgetVariables: string[] = [
  ...new Set(
    Object.values(widgetRecipes)
      .flatMap((recipe) => Object.values(recipe.base ?? {}))
      .flatMap((style) => [...JSON.stringify(system.css(style)).matchAll(/var\((--s-[\w-]+)/g)])
      .map(([, name]) => name as string),
  ),
];
