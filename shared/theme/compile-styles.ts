import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { assertValidCss } from './css-check';
import { withFixedValues, tokenCss } from './token-css';
import { type Definition, type StyleObject, slotClass, variantClass } from './styles';
import { system } from './system';

/**
 * The CSS of one definition of a style file, checked.
 * @throws Error naming the rule, property and value that no browser would accept, such as a token that does not exist.
 */
export function compileStyles(definition: Definition): string {
  const css = rulesOf(definition)
    .map(([selector, style]) => ruleCss(selector, style))
    .join('');
  assertValidCss(css);
  return definition.kind === 'global' ? tokenCss() + withFixedValues(css) : withFixedValues(css);
}

function rulesOf(definition: Definition): [selector: string, style: StyleObject][] {
  switch (definition.kind) {
    case 'global':
      return Object.entries(definition.rules).flatMap(([selector, style]) =>
        [style].flat().map((one): [string, StyleObject] => [selector, one]),
      );
    case 'slots':
      return Object.entries(definition.slots).map(([slot, style]) => [
        `.${definition.classes?.[slot] ?? slotClass(definition.name, slot)}`,
        style,
      ]);
    case 'recipe':
      return [
        [`.${definition.name}`, definition.base],
        ...Object.entries(definition.variants).flatMap(([variant, values]) =>
          Object.entries(values).map(([value, style]): [string, StyleObject] => [
            `.${variantClass(definition.name, variant, value)}`,
            style,
          ]),
        ),
      ];
  }
}

function ruleCss(selector: string, style: StyleObject): string {
  // Chakra resolves tokens, conditions and breakpoints; emotion and stylis, its own tools, write the text.
  const { styles } = serializeStyles([system.css(style) as never]);
  return serialize(compile(`${selector}{${styles}}`), stringify);
}
