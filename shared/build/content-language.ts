import { basename, dirname, join } from 'node:path';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';

/** Which language a content file is written in. */
export interface ContentLanguage {
  /** BCP 47 tag of `shared/site/languages.ts`. */
  language: string;
  /** The English file that it translates; the file itself where it is English. */
  original: string;
  /** The language's folder; that of the English content where it is English. */
  folder: string;
}

/**
 * The language of a content file by its folder: `content/kn/hero.content.ts` and `content/kn/versions/v1.content.ts` are
 * Kannada, and translate the files of the same name without the folder.
 */
export function languageOfFile(file: string): ContentLanguage {
  const folder = dirname(file);
  if (isTranslation(basename(folder)))
    return { language: basename(folder), original: join(dirname(folder), basename(file)), folder };
  const above = dirname(folder);
  if (isTranslation(basename(above)))
    return {
      language: basename(above),
      original: join(dirname(above), basename(folder), basename(file)),
      folder: above,
    };
  return { language: DEFAULT_LANGUAGE, original: file, folder };
}

function isTranslation(folder: string): boolean {
  return languages.some(({ tag }) => tag === folder && tag !== DEFAULT_LANGUAGE);
}
