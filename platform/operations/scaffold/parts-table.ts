import type { Part } from '@site/shared/federation';
import { isInstalled } from '@site/shared/working-copy/working-copy';
import { PATH_FORM, pathFault } from '@site/addresses';
import { assertPartName } from '@site/builder';
import { SiteError } from '@site/errors';

/** File with the names of all parts; in a repository that has the kit from a package, that with the names of its own. */
export const PARTS_FILE = isInstalled ? 'parts.json' : 'shared/parts.json';

/** A row of the table of parts, as the file has it. */
export type PartRow = Omit<Part, 'exposes'>;

export type PartsTable = Record<string, PartRow>;

/** The table with one more row, as its file has it. */
export function formatTable(table: PartsTable): string {
  const rows = Object.entries(table).map(([name, row]) => {
    const inOneLine = JSON.stringify(row, null, 1).replace(/\n */g, ' ');
    return `  ${JSON.stringify(name)}: ${inOneLine}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** @throws SiteError `part-name-invalid`, `part-name-taken` */
export function assertFreePart(table: PartsTable, name: string): void {
  const taken = Object.entries(table).find(([part, { workspace }]) => part === name || workspace === name);
  if (taken) {
    throw new SiteError(
      'part-name-taken',
      `There is a part "${taken[0]}" already, in ${taken[1].workspace}/; nothing was written.`,
      `Choose another name, or add a page to it: npm run site -- new page <name> --part ${taken[0]} --path /<path>`,
    );
  }
  assertPartName(name, 'nothing was written');
}

/**
 * @param part that asks for the path
 * @throws SiteError `path-invalid`, `path-reserved`, `path-taken`
 */
export function assertFreePath(table: PartsTable, path: string, part: string): void {
  const owner = Object.entries(table).find(([, { pages }]) => Object.hasOwn(pages, path));
  if (owner) {
    throw new SiteError(
      'path-taken',
      `The path ${path} is a page of ${owner[0] === part ? 'this part' : owner[0]} already (${owner[1].pages[path]}); nothing was written.`,
      'Choose another path with --path.',
    );
  }
  const fault = pathFault(path);
  if (fault === 'invalid') {
    throw new SiteError('path-invalid', `"${path}" is no path of a page; nothing was written.`, PATH_FORM);
  }
  if (fault === 'reserved') {
    throw new SiteError(
      'path-reserved',
      `The site itself has the path ${path}; nothing was written.`,
      'Choose another path with --path.',
    );
  }
}

/** The row of a part that has pages. @throws SiteError `part-unknown` */
export function rowOf(table: PartsTable, part: string): PartRow {
  const row = Object.hasOwn(table, part) && table[part];
  if (row && part !== 'shell') return row;
  const remotes = Object.keys(table).filter((name) => name !== 'shell');
  throw new SiteError(
    'part-unknown',
    part === 'shell'
      ? 'The shell has the frame of all pages, and no pages of its own; nothing was written.'
      : `There is no part "${part}"; nothing was written.`,
    `Name one of ${remotes.join(', ')} with --part, or make one: npm run site -- new part <name> --path /<path>`,
  );
}
