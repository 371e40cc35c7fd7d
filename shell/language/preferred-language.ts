/**
 * The one of the offered languages that a visitor likes best; null where the visitor asks for none of them.
 * @param wanted As browsers say it, the best first: `['kn-IN', 'en']`.
 * @param offered BCP 47 tags without regions.
 */
export function preferredLanguage(wanted: readonly string[], offered: string[]): string | null {
  const tags = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  return tags.find((tag) => tag !== undefined && offered.includes(tag)) ?? null;
}
