/** What JSON is made of: texts, signs, and numbers or names. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The line of each value in JSON, from 1, by its path: `v1.sections[0].title`.
 * @param source valid JSON
 * @param name of the whole
 */
export function jsonLines(source: string, name: string): Record<string, number> {
  const lines: Record<string, number> = {};
  /** The containers around a token, with the path of the value that comes next in each. */
  const around: { path: string; next: string; index: number | null }[] = [];
  let line = 1;
  let end = 0;
  let isKey = false;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    line += source.slice(end, index).split('\n').length - 1;
    end = index + token.length;
    const container = around.at(-1);
    if (token === ':') continue;
    if (token === ',') {
      if (container?.index != null) container.next = `${container.path}[${++container.index}]`;
      isKey = container?.index === null;
    } else if (token === '}' || token === ']') {
      around.pop();
      isKey = false;
    } else if (isKey) {
      container!.next = `${container!.path}.${JSON.parse(token)}`;
      isKey = false;
    } else {
      const path = container?.next ?? name;
      lines[path] = line;
      if (token === '{') around.push({ path, next: path, index: null });
      if (token === '[') around.push({ path, next: `${path}[0]`, index: 0 });
      isKey = token === '{';
    }
  }
  return lines;
}
