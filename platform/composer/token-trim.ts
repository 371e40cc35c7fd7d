import { tokenize, tokenTypes as T } from 'css-tree/tokenizer';

/** A declaration of a custom property. */
interface Declaration {
  /** Where it is in the sheet, with the semicolon that ends it. */
  start: number;
  end: number;
  /** Custom properties that its value uses. */
  uses: Set<string>;
}

/** A style sheet, read once. */
export interface ReadSheet {
  css: string;
  /** Custom properties that its rules use. */
  uses: Set<string>;
  /** By custom property. */
  declares: Map<string, Declaration[]>;
}

const OPENING = [T.Function, T.LeftParenthesis, T.LeftSquareBracket, T.LeftCurlyBracket];
const CLOSING = [T.RightParenthesis, T.RightSquareBracket, T.RightCurlyBracket];
/** After these, a declaration may begin. */
const BEFORE = [T.Semicolon, T.LeftCurlyBracket, T.RightCurlyBracket];

export function readSheet(css: string): ReadSheet {
  const sheet: ReadSheet = { css, uses: new Set(), declares: new Map() };
  /** Names with a colon behind them begin one. */
  let named: { name: string; start: number } | null = null;
  let open: Declaration | null = null;
  let depth = 0;
  let before = T.Semicolon;
  tokenize(css, (type, start, end) => {
    if (type === T.WhiteSpace || type === T.Comment) return;
    const text = type === T.Ident || type === T.Function ? css.slice(start, end) : '';
    if (open && depth === 0 && (type === T.Semicolon || type === T.RightCurlyBracket)) {
      open.end = type === T.Semicolon ? end : start;
      open = null;
    } else if (open) {
      if (OPENING.includes(type)) depth += 1;
      if (CLOSING.includes(type)) depth -= 1;
    } else if (named && type === T.Colon) {
      open = { start: named.start, end: css.length, uses: new Set() };
      sheet.declares.set(named.name, [...(sheet.declares.get(named.name) ?? []), open]);
    }
    named = !open && BEFORE.includes(before) && text.startsWith('--') ? { name: text, start } : null;
    if (before === VAR && text.startsWith('--')) (open ?? sheet).uses.add(text);
    before = type === T.Function && text.toLowerCase() === 'var(' ? VAR : type;
  });
  return sheet;
}

/** In place of the token's type: a name behind it is in use. */
const VAR = -1;

/** Custom properties that the rules use, straight or through other custom properties. */
export function usedProperties(sheets: ReadSheet[], alsoUsed: string[]): Set<string> {
  const used = new Set(alsoUsed);
  for (const { uses } of sheets) uses.forEach((name) => used.add(name));
  for (const name of used)
    for (const { declares } of sheets)
      for (const { uses } of declares.get(name) ?? []) uses.forEach((next) => used.add(next));
  return used;
}

/** The sheet's text without declarations of custom properties that are not in use. */
export function trimmedCss({ css, declares }: ReadSheet, used: Set<string>): string {
  const unused = [...declares].flatMap(([name, all]) => (used.has(name) ? [] : all));
  let [text, at] = ['', 0];
  for (const { start, end } of unused.sort((one, other) => one.start - other.start)) {
    text += css.slice(at, start);
    at = end;
  }
  return text + css.slice(at);
}
