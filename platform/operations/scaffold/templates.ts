import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSingleLine } from '@site/ledger';
import { SiteError } from '@site/errors';
import { capitalised } from '@site/text';

/** Where the templates lie. */
export const TEMPLATES = join(__dirname, 'templates');

/** Ends the name of a template, which no tool takes for source by that. */
const ENDING = '.template';

/** What is in the place of `__name__` in a template, in its text and in its path. */
export type Words = Record<string, string>;

/** The files of a folder of templates, filled in, by path within it. */
export async function fillFolder(folder: string, words: Words): Promise<[string, string][]> {
  const base = join(TEMPLATES, folder);
  const files = (await readdir(base, { recursive: true })).filter((file) => file.endsWith(ENDING));
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => {
      const path = fill(file.slice(0, -ENDING.length), words);
      return [path, fill(await readFile(join(base, file), 'utf8'), words)];
    }),
  );
}

/** A heading as JSON of the templates holds it. @throws SiteError `words-not-plain` for one of several lines */
export function quotable(title: string): string {
  assertSingleLine({ title });
  return JSON.stringify(title).slice(1, -1);
}

/** One template, filled in. */
export async function fillFile(file: string, words: Words): Promise<string> {
  return fill(await readFile(join(TEMPLATES, file + ENDING), 'utf8'), words);
}

/** @throws Error for a word that the template has and was not given: a defect of the template */
function fill(text: string, words: Words): string {
  return text.replace(/__([A-Za-z]+)__/g, (placeholder, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`A template names ${placeholder}, which has no value.`);
    return word;
  });
}

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

/** A slug in its forms. @throws SiteError `name-invalid` */
export function nameForms(file: string): ScaffoldName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file) || file.length > 40) {
    throw new SiteError(
      'name-invalid',
      `"${file}" is no name for files and addresses; nothing was written.`,
      'Use small letters and digits, words joined by hyphens, at most 40 characters: festival-offers',
    );
  }
  const words = file.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    file,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    words: capitalised(words.join(' ')),
  };
}
