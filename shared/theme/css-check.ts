import { type Declaration, generate, lexer, parse, walk } from 'css-tree';
import { isFixed } from './token-css';
import { system } from './system';

/**
 * Refuses declarations that no browser understands. Chakra passes an unknown token on as it stands (`height: 13`),
 * which tsc accepts and browsers drop in silence.
 * @throws Error with the property and the value.
 */
export function assertValidCss(css: string): void {
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
