/** Writes `reference/error-codes.csv` from the sources: `npx tsx docs/error-codes.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
const CSV = join(__dirname, 'reference/error-codes.csv');
const FIELDS = ['code', 'message', 'remedy'];
/** For each part of a text that is worked out. */
const OPEN = '…';

/** The table, by code: message and remedy as they stand where a problem is made. */
export function errorCodes(): string {
  const files = execFileSync('git', ['ls-files', 'platform/*.ts', 'shared/*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const rows = files
    .split('\n')
    .filter((file) => file && !/\.test\.|testing\/|\.d\.ts$/.test(file))
    .flatMap((file) => rowsOf(readFileSync(join(ROOT, file), 'utf8')));
  const said = new Set(rows.filter(saysSomething).map(([code]) => code));
  const lines = rows
    .filter((row) => saysSomething(row) || !said.has(row[0]))
    .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
  return `${[FIELDS.join(), ...[...new Set(lines)].toSorted()].join('\n')}\n`;
}

const saysSomething = ([, ...texts]: string[]) => texts.some((text) => text !== OPEN);

function rowsOf(text: string): string[][] {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest);
  /** What a name stands for: the constant of this name that stands last before it is used. */
  const constants = new Map<string, ts.Expression>();
  const rows: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(source), node.initializer);
    const row = problemIn(node, source).map((field) => textOf(field, constants));
    if (isCode(row[0])) rows.push(FIELDS.map((_, index) => row[index] ?? OPEN));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return rows;
}

const isCode = (text = '') => /^[a-z]+(-([a-z]+|…))+$/.test(text);

/** The expressions for code, message and remedy, where a node makes a problem. */
function problemIn(node: ts.Node, source: ts.SourceFile): readonly (ts.Expression | undefined)[] {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const maker = node.expression.getText(source);
    if (!/^(SiteError|PolicyViolation|RequestRefused|fault|finding|refused)$/.test(maker)) return [];
    return (node.arguments ?? []).filter((field) => !ts.isNumericLiteral(field));
  }
  if (!ts.isObjectLiteralExpression(node)) return [];
  const fields = node.properties.filter(ts.isPropertyAssignment);
  return FIELDS.map((name) => fields.find((field) => field.name.getText(source) === name)?.initializer);
}

/** A text as it is written, on one line. */
function textOf(node: ts.Expression | undefined, constants: Map<string, ts.Expression>): string {
  const also = (other: ts.Expression | undefined) => textOf(other, constants);
  if (!node) return OPEN;
  if (ts.isIdentifier(node)) return also(constants.get(node.text));
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll('\n', ' ');
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return pieces.map((piece) => piece.text.replaceAll('\n', ' ')).join(OPEN);
  }
  if (ts.isBinaryExpression(node)) return also(node.left) + also(node.right);
  if (ts.isConditionalExpression(node)) return `${also(node.whenTrue)} / ${also(node.whenFalse)}`;
  return OPEN;
}

if (require.main === module) writeFileSync(CSV, errorCodes());
