import { z } from 'zod';

/** A picture that was uploaded at the desk, by its name in the part's folder: `pictures/cart-3f2a9c1d4b5e6f70.avif`. */
export const PICTURE_FILE = /^pictures\/[a-z0-9-]{1,60}-[0-9a-f]{16}\.(avif|webp)$/;

interface PicturePlace<Drawing extends string> {
  /** Names of the drawings that the section has, one of which is there otherwise. */
  drawings: readonly Drawing[];
  /** Of the picture in its file, in pixels: twice what the page shows, for dense screens. */
  width: number;
  height: number;
  /** The field next to it that says in words what the picture shows. */
  described: string;
}

/**
 * The schema of a picture: one of the section's drawings by its name, or a file of the part. Builds put the file's address in the
 * place of its name. A field of this kind is called `image`: it is the same in every language.
 */
export function pictureFor<Drawing extends string>({ drawings, ...place }: PicturePlace<Drawing>) {
  return z
    .string()
    .refine((name) => (drawings as readonly string[]).includes(name) || PICTURE_FILE.test(name), {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, which is no picture. Choose one at the desk, or take a drawing: ${drawings.join(', ')}`,
    })
    .meta({ title: 'Picture', picture: { drawings, ...place } });
}
