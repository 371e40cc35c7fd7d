import { type Language, languages } from '@site/shared/site/languages';
import { contentLanguages } from '../content/all-content';

/** The languages of this release: those into which the shell's words are translated. */
export const offeredLanguages: Language[] = languages.filter(({ tag }) => contentLanguages.includes(tag));
