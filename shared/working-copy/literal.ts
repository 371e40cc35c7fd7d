import type { ContentValue } from '../content/content-value';

/** A value as TypeScript has it in a content file: `{ icon: 'phone', text: 'Available on Android' }`. */
export function literal(value: ContentValue | undefined): string {
  if (typeof value === 'string') return textLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const properties = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : textLiteral(key)}: ${literal(inner)}`);
  return properties.length > 0 ? `{ ${properties.join(', ')} }` : '{}';
}

/** JSON's escapes are JavaScript's, but for the quotes around the text. */
function textLiteral(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
