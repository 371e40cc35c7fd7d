/** Address of the first picture that a browser does not fetch only near the window; null for markup without one, or with another host's. */
export function firstPicture(markup: string): string | null {
  const eager = markup.match(/<img [^>]*>/g)?.find((image) => !image.includes(' loading="lazy"'));
  return /(?<= src=")\/[^"&]*/.exec(eager ?? '')?.[0] ?? null;
}
