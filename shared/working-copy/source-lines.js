const ts = require('typescript');

/**
 * The line of each value in the source of a content module, so that messages can name file and line.
 * @param {string} source Text of a TypeScript module that exports constants: `export const v1 = { … };`.
 * @returns {Record<string, number>} Lines, from 1, by path: `v1.sections[0].title`. A value that is taken from another
 *   constant of the module has the line where it is written. Values that are computed have no lines of their own.
 */
function sourceLines(source) {
  const file = parse(source);
  const lineOf = ({ start }) => file.getLineAndCharacterOfPosition(start).line + 1;
  return Object.fromEntries(valuesIn(file).map((value) => [value.path, lineOf(value)]));
}

/** @typedef {'text' | 'number' | 'boolean' | 'null' | 'list' | 'object' | 'computed'} ValueKind `computed`: no literal. */

/**
 * Where each value is written in the same source, in characters from its beginning.
 * @param {string} source
 * @returns {{ path: string, start: number, end: number, kind: ValueKind }[]}
 */
function sourceValues(source) {
  return valuesIn(parse(source));
}

function parse(source) {
  return ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
}

function valuesIn(file) {
  const constants = constantsOf(file);
  const values = [];

  function visit(node, path) {
    const value = resolve(node, constants);
    values.push({ path, start: value.getStart(file), end: value.getEnd(), kind: kindOf(value) });
    visitInner(value, path);
  }

  function visitInner(value, path) {
    if (ts.isArrayLiteralExpression(value))
      value.elements.forEach((element, index) => visit(element, `${path}[${index}]`));
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      if (ts.isPropertyAssignment(property)) visit(property.initializer, `${path}.${nameOf(property)}`);
      if (ts.isShorthandPropertyAssignment(property)) visit(property.name, `${path}.${nameOf(property)}`);
      if (ts.isSpreadAssignment(property)) visitInner(resolve(property.expression, constants), path);
    }
  }

  for (const [name, { initializer, isExported }] of constants) if (isExported) visit(initializer, name);
  return values;
}

function constantsOf(file) {
  const constants = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) constants.set(name.getText(file), { initializer, isExported });
  }
  return constants;
}

/** The value itself, without `as`, `satisfies`, brackets, and names of constants. */
function resolve(node, constants) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return resolve(node.expression, constants);
  const constant = ts.isIdentifier(node) && constants.get(node.text);
  return constant ? resolve(constant.initializer, constants) : node;
}

function kindOf(value) {
  if (ts.isStringLiteralLike(value)) return 'text';
  if (ts.isNumericLiteral(value)) return 'number';
  if (value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  if (value.kind === ts.SyntaxKind.NullKeyword) return 'null';
  if (ts.isArrayLiteralExpression(value))
    return value.elements.some(ts.isSpreadElement) ? 'computed' : 'list';
  if (ts.isObjectLiteralExpression(value))
    return value.properties.every(ts.isPropertyAssignment) ? 'object' : 'computed';
  return 'computed';
}

function nameOf({ name }) {
  return ts.isComputedPropertyName(name) ? name.expression.getText() : name.text;
}

module.exports = { sourceLines, sourceValues };
