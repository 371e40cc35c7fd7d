/** The name alone of `Lata Rao <lata@brand.in>`. */
export function personName(author: string): string {
  return author.replace(/\s*<[^<>]*>$/, '') || author;
}
