import { Script } from 'node:vm';
import { SiteError } from '@site/errors';

/** Folders of the project that are no part, and words that stand for all parts or for none in commands and addresses. */
const RESERVED = ['all', 'bench', 'desk', 'docs', 'dist', 'live', 'platform', 'preview', 'shared', 'site'];

/**
 * Names of the browser's own properties that a script cannot replace, or must not: a part is a global variable of its name
 * (HTML Standard, Window; remotes are of the type `global`).
 */
const GLOBALS =
  'alert blur caches close closed confirm console crypto document event external fetch find focus frames history length location locationbar menubar name navigation navigator open opener origin parent performance personalbar print prompt screen scroll scrollbars self status statusbar stop toolbar top undefined window'.split(
    ' ',
  );

/**
 * @param outcome what did not happen: `nothing was written`
 * @throws SiteError `part-name-invalid`
 */
export function assertPartName(name: string, outcome: string): void {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name)) throw badName(name, 'is no part’s name', outcome);
  // What every object has, such as `constructor`, would be found where no part of that name is.
  if (RESERVED.includes(name) || GLOBALS.includes(name) || name in {} || !isVariable(name))
    throw badName(name, 'is reserved: it means something else to the project or to browsers', outcome);
}

function badName(name: string, fact: string, outcome: string): SiteError {
  return new SiteError(
    'part-name-invalid',
    `"${name}" ${fact}; ${outcome}.`,
    'Use one word of 2 to 20 small letters and digits that begins with a letter: careers',
  );
}

function isVariable(name: string): boolean {
  try {
    new Script(`'use strict'; var ${name};`);
    return true;
  } catch {
    return false;
  }
}
