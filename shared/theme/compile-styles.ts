import { serializeStyles } from '@emotion/serialize';
import { type Declaration, generate, lexer, parse, walk } from 'css-tree';
import { compile, serialize, stringify } from 'stylis';
import { isFixed, withFixedValues, tokenCss } from './token-css';
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

/**
 * Refuses declarations that no browser understands. Chakra passes an unknown token on as it stands (`height: 13`),
 * which tsc accepts and browsers drop in silence.
 * @throws Error with the property and the value.
 */
function assertValidCss(css: string): void {
  const tree = parse(css, {
    onParseError: (error) => {
      throw new Error(`Style cannot be read as CSS: ${error.message}`);
    },
  });
  walk(tree, function (node) {
    // Descriptors of an at-rule such as @font-face are no properties.
    if (node.type === 'Declaration' && this.atrule?.name !== 'font-face') assertValidDeclaration(node);
  });
}

function assertValidDeclaration({ property, value }: Declaration): void {
  if (isFixed(property)) {
    throw new Error(
      `Style sets "${property}", which is fixed: rules hold its value. Set the property that uses it.`,
    );
  }
  // A custom property takes anything.
  if (property.startsWith('--')) return;
  const written = generate(value);
  // What another variable stands for is known only in the browser.
  const meant = withTokenValues(written);
  const isInvalid = !meant.includes('var(') && lexer.matchProperty(property, meant).error !== null;
  if (isInvalid || UNKNOWN_REFERENCE.test(written)) {
    throw new Error(
      `Style "${property}: ${written}" is not valid CSS. Use a token of shared/theme/tokens.ts or a value with its unit.`,
    );
  }
}

/** What Chakra leaves of `{sizes.headr}`. */
const UNKNOWN_REFERENCE = /\w\\\.\w/;

function withTokenValues(value: string): string {
  const values = system.tokens.cssVarMap.get('base');
  return value.replace(/var\((--s-[\w-]+)\)/g, (variable, name: string) => {
    const token = values?.get(name);
    // css-tree leaves out the space after a bracket: `var(--s-colors-line)0`.
    return token === undefined ? variable : `${withTokenValues(token)} `;
  });
}
