import { PICTURE_FILE } from '@site/shared/content/picture';
import { type ContentValue, isObject } from '@site/shared/content/content-value';
import { textsIn } from '@site/shared/translations/words';

/** A picture that content shows. */
export interface ShownPicture {
  /** Of the value: `features.cards[0].image`. */
  path: string;
  /** From the part's folder: `pictures/cart-3f2a9c1d4b5e6f70.avif`. */
  file: string;
}

/** All pictures of a value that are files. @param path of the value */
export function picturesIn(value: ContentValue | undefined, path: string): ShownPicture[] {
  const pictures = textsIn(value, path).filter(({ text }) => PICTURE_FILE.test(text));
  return pictures.map((picture) => ({ path: picture.path, file: picture.text }));
}

/** A value with the addresses of its pictures in the place of their files. */
export function withAddresses(value: ContentValue, addressOf: (file: string) => string): ContentValue {
  if (typeof value === 'string') return PICTURE_FILE.test(value) ? addressOf(value) : value;
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, addressOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      inner === undefined ? inner : withAddresses(inner, addressOf),
    ]),
  );
}
