import { SiteError } from '@site/errors';

/** A name as files, code and people write it. */
export interface ScaffoldName {
  /** `festival-offers` */
  file: string;
  /** `festivalOffers` */
  camel: string;
  /** `FestivalOffers` */
  pascal: string;
  /** `Festival offers` */
  words: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A slug in its forms. @throws SiteError `name-invalid` */
export function nameForms(file: string): ScaffoldName {
  if (!SLUG.test(file) || file.length > 40) {
    throw new SiteError(
      'name-invalid',
      `"${file}" is no name for files and addresses; nothing was written.`,
      'Use small letters and digits, words joined by hyphens, at most 40 characters: festival-offers',
    );
  }
  const words = file.split('-');
  const pascal = words.map(capital).join('');
  return {
    file,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    words: capital(words.join(' ')),
  };
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
