import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

/** The year of ECMAScript that `shell/index.ts` asks for; a script with younger syntax does not parse. */
const ECMA_VERSION = 2022;

const CLASSES = 'javascript.classes';
const REGULAR_EXPRESSIONS = 'javascript.regular_expressions';

/** Syntax of the last years, by kind of node, as browser-compat-data names it. Older syntax is in every browser of the list. */
const SYNTAX: Record<string, (node: Node & Record<string, unknown>) => string | undefined> = {
  StaticBlock: () => `${CLASSES}.static.initialization_blocks`,
  PropertyDefinition: () => `${CLASSES}.public_class_fields`,
  PrivateIdentifier: () => `${CLASSES}.private_class_fields`,
  AssignmentExpression: ({ operator }) =>
    ({
      '||=': 'javascript.operators.logical_or_assignment',
      '&&=': 'javascript.operators.logical_and_assignment',
      '??=': 'javascript.operators.nullish_coalescing_assignment',
    })[operator as string],
  BinaryExpression: ({ operator, left }) =>
    operator === 'in' && (left as Node).type === 'PrivateIdentifier'
      ? `${CLASSES}.private_class_fields_in`
      : undefined,
};

/**
 * What a script needs of a browser before a single line of it runs, regular expressions included, as browser-compat-data names it.
 * @throws SyntaxError for syntax that is younger than the list
 */
export function scriptFeatures(source: string): Set<string> {
  const features = new Set<string>();
  full(parse(source, { ecmaVersion: ECMA_VERSION }), (node) => {
    const feature = SYNTAX[node.type]?.(node as Node & Record<string, unknown>);
    if (feature) features.add(feature);
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) regexFeatures(regex).forEach((name) => features.add(name));
  });
  return features;
}

function regexFeatures({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const found: string[] = [];
  const parsed = new RegExpParser({ ecmaVersion: ECMA_VERSION }).parseLiteral(`/${pattern}/${flags}`);
  visitRegExpAST(parsed, {
    onAssertionEnter: ({ kind }) =>
      kind === 'lookbehind' && found.push(`${REGULAR_EXPRESSIONS}.lookbehind_assertion`),
    onCapturingGroupEnter: ({ name }) => name && found.push(`${REGULAR_EXPRESSIONS}.named_capturing_group`),
    onCharacterSetEnter: ({ kind }) =>
      kind === 'property' && found.push(`${REGULAR_EXPRESSIONS}.unicode_character_class_escape`),
  });
  if (flags.includes('d')) found.push('javascript.builtins.RegExp.hasIndices');
  return found;
}
