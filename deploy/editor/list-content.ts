import { isObject } from '@site/shared/content/content-value';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentRef, contentFiles } from './content-files';
import { openFile, type WorkingCopy } from './open-file';
import { whyFrozen } from './read-form';

/** A content file in a list. */
export interface ListedContent extends ContentRef {
  /** Whether it is written in this language. */
  isThere: boolean;
  /** How many English texts it does not say, or not as they are now. */
  open: number;
  /** Whether somebody who speaks the language has confirmed it; null for English. */
  isConfirmed: boolean | null;
  isFrozen: boolean;
  /** Whether it is as it has to be, to be edited here; an engineer may be changing it. */
  isReadable: boolean;
}

/** The content files of a part in a language. @throws SiteError `content-unknown` */
export async function listContent(
  workingCopy: WorkingCopy,
  of: Omit<ContentRef, 'name'>,
): Promise<ListedContent[]> {
  const { root, tools } = workingCopy;
  return Promise.all(
    contentFiles(workingCopy, of).map(async ({ part, language, name, file, original, folder, isThere }) => {
      const ref = { part, language, name, isThere };
      const isTranslation = file !== original;
      if (!isThere) return { ...ref, open: 0, isConfirmed: null, isFrozen: false, isReadable: true };
      try {
        const opened = await openFile(workingCopy, ref);
        const { translation, ...translated } = opened.content.exports;
        const english = join(root, original);
        const place = { folder: join(root, folder), name: file.slice(folder.length + 1) };
        const texts = isTranslation
          ? tools.checkedTexts(
              place,
              tools.openContent(english, await readFile(english, 'utf8')).exports,
              translated,
            )
          : [];
        return {
          ...ref,
          open: texts.filter(({ state }) => state !== 'translated').length,
          isConfirmed: isTranslation ? isObject(translation) && translation.confirmed === true : null,
          isFrozen: (await whyFrozen(root, opened)) !== null,
          isReadable: true,
        };
      } catch {
        return { ...ref, open: 0, isConfirmed: null, isFrozen: false, isReadable: false };
      }
    }),
  );
}
