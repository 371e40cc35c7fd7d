import { relative } from 'node:path';
import { ROOT } from './working-copy';

/** An error for the person who builds: webpack prints its sentence without a stack. */
export function buildError(message: string): Error {
  return Object.assign(new Error(message), { hideStack: true });
}

/** The path as a person would say it: from the repository's root. */
export function shortPath(file: string): string {
  return relative(ROOT, file);
}
