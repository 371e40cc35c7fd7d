import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import { join } from 'node:path';
import type { ShellContent } from '../content/all-content';

const wordsIn = (language: string) =>
  readContentFolder<ShellContent>(join(__dirname, '../content'), language).content;

/** The shell's words in English. */
export const english = wordsIn('en');

/** What stands around each page, in English. */
export const { frame } = english;

/** The same in Kannada. */
export const kannada = wordsIn('kn');
