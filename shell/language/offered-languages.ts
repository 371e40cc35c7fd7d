import { isOffered, type Language, languages } from '@site/shared/site/languages';
import { contentLanguages } from '../content/all-content';

/** The languages that this release has pages in: those into which the shell's words are translated. */
export const builtLanguages: Language[] = languages.filter(({ tag }) => contentLanguages.includes(tag));

/** Those of them that visitors are offered. */
export const offeredLanguages: Language[] = builtLanguages.filter(isOffered);
