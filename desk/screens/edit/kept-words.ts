import type { ContentValues } from '@site/shared/content/content-value';

/** What somebody typed and has not saved. */
export interface KeptWords {
  /** Of the file that the form was made from, and what was in it. */
  digest: string;
  before: ContentValues;
  values: ContentValues;
}

const keyOf = (place: string) => `desk-words:${place}`;

/** Keeps what was typed in this browser, for after a crash. @param place `landing/en/hero` */
export function keepWords(place: string, words: KeptWords): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(words));
  } catch {
    // The browser's memory is full, or closed to pages: the form works all the same.
  }
}

export function keptWords(place: string): KeptWords | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as KeptWords | null;
  } catch {
    return null;
  }
}

export function forgetWords(place: string): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept, then.
  }
}
