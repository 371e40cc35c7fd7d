const DECLARATION = /(--[\w-]+):((?:[^;}()"']|\([^)]*(?:\([^)]*\)[^)]*)*\)|"[^"]*"|'[^']*')*);?/g;
const USE = /var\((--[\w-]+)/g;

/** Custom properties that the rules use, straight or through other custom properties. */
export function usedVariables(sheets: string[], alsoUsed: string[]): Set<string> {
  const declared = new Map<string, string[]>();
  const rules = sheets.map((css) =>
    css.replace(DECLARATION, (_, name: string, value: string) => {
      declared.set(name, [...(declared.get(name) ?? []), ...usesIn(value)]);
      return '';
    }),
  );
  const used = new Set(alsoUsed);
  rules.flatMap(usesIn).forEach((name) => used.add(name));
  for (const name of used) declared.get(name)?.forEach((next) => used.add(next));
  return used;
}

/** The sheet without declarations of custom properties that are not in use. */
export function trimTokens(css: string, used: Set<string>): string {
  return css.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].map(([, name]) => name as string);
}
