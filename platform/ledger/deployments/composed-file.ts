/** One file of a composed site: text as text, so that gates can read it; pictures as bytes. */
export type ComposedFile = string | Uint8Array;

/** What goes into the store. */
export function bytesOf(file: ComposedFile): Buffer {
  return typeof file === 'string' ? Buffer.from(file) : Buffer.from(file);
}

/** The words of a file; a picture has none. */
export function textOf(file: ComposedFile): string {
  return typeof file === 'string' ? file : '';
}
