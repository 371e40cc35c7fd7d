import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';

/** A style sheet, read once. */
export interface ParsedSheet {
  tree: CssNode;
  /** Custom properties that its rules use. */
  uses: Set<string>;
  /** Custom properties that it declares, with those that their values use. */
  declares: Map<string, Set<string>>;
}

export function parseSheet(css: string): ParsedSheet {
  const sheet: ParsedSheet = {
    tree: parse(css, { parseCustomProperty: true }),
    uses: new Set(),
    declares: new Map(),
  };
  walk(sheet.tree, (node) => {
    if (node.type !== 'Declaration') return;
    if (!node.property.startsWith('--')) addUses(node.value, sheet.uses);
    else addUses(node.value, declared(sheet, node.property));
  });
  return sheet;
}

/** Custom properties that the rules use, straight or through other custom properties. */
export function usedProperties(sheets: ParsedSheet[], alsoUsed: string[]): Set<string> {
  const used = new Set(alsoUsed);
  for (const { uses } of sheets) uses.forEach((name) => used.add(name));
  for (const name of used) {
    for (const { declares } of sheets) declares.get(name)?.forEach((next) => used.add(next));
  }
  return used;
}

/** The sheet's text without declarations of custom properties that are not in use. */
export function trimmedCss({ tree }: ParsedSheet, used: Set<string>): string {
  walk(tree, (node, item, list) => {
    if (node.type === 'Declaration' && node.property.startsWith('--') && !used.has(node.property))
      list?.remove(item);
  });
  return generate(tree);
}

function declared({ declares }: ParsedSheet, name: string): Set<string> {
  const uses = declares.get(name) ?? new Set();
  declares.set(name, uses);
  return uses;
}

function addUses(value: CssNode, uses: Set<string>): void {
  walk(value, (node) => {
    if (node.type !== 'Function' || node.name !== 'var') return;
    const name = node.children.first;
    if (name?.type === 'Identifier') uses.add(name.name);
  });
}
