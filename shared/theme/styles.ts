import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * What a `*.styles.ts` file is written with. Each function returns class names, so components and tests use the
 * result as it is; the build (`styles-loader.js`) turns the style objects into plain CSS and keeps the names only.
 * So the browser loads and computes no styles: a card repeated twenty times costs twenty class attributes.
 */

/**
 * Phones with enlarged letters: the narrowest, of 320 px, is 20rem wide while its letters have 16 px. What is side by side
 * goes one below the other there, and room that grew with the letters goes to words.
 */
export const ENLARGED = '@media (max-width: 19.99rem)';

/** A style object in Chakra's language: the project's tokens, `_hover`, `{ base, md }` and so on. */
export type StyleObject = SystemStyleObject;

type Variants = Record<string, Record<string, StyleObject>>;
type Choice<V extends Variants> = { [K in keyof V]?: keyof V[K] & string };

export type Definition =
  | {
      kind: 'slots';
      name: string;
      slots: Record<string, StyleObject>;
      /** By slot, where the build names classes otherwise than `slotClass`. */
      classes?: Record<string, string>;
    }
  | { kind: 'recipe'; name: string; base: StyleObject; variants: Variants; defaults: Record<string, string> }
  | { kind: 'global'; rules: GlobalRules };

/** By selector or at-rule; an at-rule that is several times has a list. */
type GlobalRules = Record<string, StyleObject | StyleObject[]>;

const definitions = new WeakMap<object, Definition>();

/** The style objects behind a value that one of the functions below returned; undefined for anything else. */
export function definitionOf(value: object): Definition | undefined {
  return definitions.get(value);
}

/** One class per named slot: `styleSlots('hero', { title: {…} }).title`. Names are unique within a part. */
export function styleSlots<Slot extends string>(
  name: string,
  slots: Record<Slot, StyleObject>,
): Record<Slot, string> {
  const named = Object.keys(slots).map((slot) => [slot, slotClass(name, slot)]);
  const classes = Object.fromEntries(named) as Record<Slot, string>;
  definitions.set(classes, { kind: 'slots', name, slots });
  return classes;
}

/** A class for the base and one for each chosen variant: `button({ look: 'quiet' })`. */
export function styleRecipe<V extends Variants>(
  name: string,
  recipe: { base: StyleObject; variants: V; defaults: Required<Choice<V>> },
): (choice?: Choice<V>) => string {
  const defaults = recipe.defaults as Record<string, string>;
  const classes = recipeClasses<V>(name, defaults);
  definitions.set(classes, { kind: 'recipe', name, ...recipe, defaults });
  return classes;
}

/** Rules for elements rather than classes; the theme's tokens are written in front of them. */
export function styleGlobally(rules: GlobalRules): Record<string, never> {
  const marker = {};
  definitions.set(marker, { kind: 'global', rules });
  return marker;
}

/** The run-time half of a recipe; compiled style files call it with names alone. */
export function recipeClasses<V extends Variants>(name: string, defaults: Record<string, string>) {
  return (choice: Choice<V> = {}): string => {
    const chosen = Object.entries(defaults).map(([variant, value]) =>
      variantClass(name, variant, choice[variant] ?? value),
    );
    return [name, ...chosen].join(' ');
  };
}

export function slotClass(name: string, slot: string): string {
  return `${name}__${slot}`;
}

export function variantClass(name: string, variant: string, value: string): string {
  return `${name}--${variant}-${value}`;
}
