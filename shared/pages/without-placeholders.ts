import { placeholderPaths } from '../site/placeholders';

/**
 * Structured data without what the business has not supplied: a property whose value is a placeholder, or holds nothing
 * else any more, is left out; so is such an entry of a list.
 */
export function withoutPlaceholders<Data extends object>(data: Data[]): Data[] {
  return data.flatMap((entry) => {
    const kept = supplied(entry);
    return kept === undefined ? [] : [kept as Data];
  });
}

function supplied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return placeholderPaths({ value }).length === 0 ? value : undefined;
  if (Array.isArray(value)) {
    const kept = value.map(supplied).filter((entry) => entry !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = Object.entries(value).flatMap(([name, entry]) => {
    const left = supplied(entry);
    return left === undefined ? [] : [[name, left]];
  });
  const says = kept.some(([name]) => name !== '@type');
  return says ? Object.fromEntries(kept) : undefined;
}
