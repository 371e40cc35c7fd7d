import type { loadContent, ShellContent } from '../content/all-content';

type LoadContent = typeof loadContent;

let language: string;
/** Words that were edited since the page was opened; null before. */
let edited: ShellContent | null = null;
const listeners = new Set<() => void>();

export const editedWords = (): ShellContent | null => edited;

export function onWordsEdited(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For `hot-loader.js`: the shell's words are read once, when it starts; those that are edited later are kept here. Without
 * React, which is not there yet when they are read.
 */
export function hot() {
  return {
    first:
      (load: LoadContent): LoadContent =>
      (asked) => {
        language = asked;
        return load(asked);
      },
    async next(load: LoadContent): Promise<void> {
      edited = (await load(language)).content;
      listeners.forEach((listener) => listener());
    },
  };
}
