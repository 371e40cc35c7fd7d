import { type BusinessValues, fillIn } from '@site/shared/site';

/** The same policy, or a part of it, with business values in place of {brand} and the other names. */
export function fillPolicy<Part>(part: Part, site: BusinessValues): Part {
  return mapTexts(part, (text) => fillIn(text, site)) as Part;
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, map)]));
}
