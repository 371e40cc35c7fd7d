import { type CssNode, type Declaration, generate, lexer, parse, walk } from 'css-tree';

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

function assertValidDeclaration(node: Declaration): void {
  // A custom property takes anything, and what var() stands for is known only in the browser.
  if (node.property.startsWith('--') || usesVariable(node.value)) return;
  const { error } = lexer.matchProperty(node.property, node.value);
  if (error) {
    throw new Error(
      `Style "${node.property}: ${generate(node.value)}" is not valid CSS. ` +
        'Use a token of shared/theme/tokens.ts or a value with its unit.',
    );
  }
}

function usesVariable(value: CssNode): boolean {
  let found = false;
  walk(value, (node) => {
    if (node.type === 'Function' && node.name === 'var') found = true;
  });
  return found;
}
