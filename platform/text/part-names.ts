/** What people call the parts of the site, within a sentence. A part that is not here is called by its own name. */
export const partNames: Record<string, string> = {
  shell: 'the site’s frame',
  landing: 'the landing page',
  legal: 'the privacy policy',
};

/** What people call parts, within a sentence: `the landing page and the privacy policy`. */
export function partName(...parts: string[]): string {
  return new Intl.ListFormat('en-IN').format(parts.map((part) => partNames[part] ?? part));
}

/** The same words as a title, or as the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
