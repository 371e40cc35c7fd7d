import { existsSync } from 'node:fs';
import { SiteError } from '../store/site-error';
import type { Count, SpanCount } from './counts';
import { describeDatabase, isDatabase } from './database-address';
import { VisitsDatabase } from './visits-database';
import { VisitsFile } from './visits-file';
import type { VisitsStore } from './visits-store';

/**
 * Opens what visits are counted in. A file is made where there is none; a database is asked when it is first used.
 * @param place path of an SQLite file, or address of a PostgreSQL database
 * @throws SiteError `visits-file-unusable`
 */
export function openVisits(place: string): VisitsStore {
  return isDatabase(place) ? new VisitsDatabase(place) : VisitsFile.open(place);
}

/**
 * What was counted in a place from a time on.
 * @throws SiteError `visits-missing`, `visits-file-unusable`, `visits-database-unusable`
 */
export function readCounts(place: string, since: Date): Promise<Count[]> {
  return reading(place, (visits) => visits.read(since));
}

/** The same by spans of time. @param span in seconds @throws SiteError as {@link readCounts} does */
export function readSpans(place: string, since: Date, span: number): Promise<SpanCount[]> {
  return reading(place, (visits) => visits.readSpans(since, span));
}

async function reading<Result>(
  place: string,
  read: (visits: VisitsStore) => Promise<Result>,
): Promise<Result> {
  if (!isDatabase(place) && !existsSync(place)) throw missing(place);
  const visits = openVisits(place);
  try {
    return await read(visits);
  } finally {
    await visits.close();
  }
}

/** As people may read it: without a password. */
export function describePlace(place: string): string {
  return isDatabase(place) ? describeDatabase(place) : place;
}

function missing(path: string): SiteError {
  return new SiteError(
    'visits-missing',
    `There is no file ${path}: no visits were counted in it.`,
    'Count them: npm run site -- serve --visits <path>, or npm run site -- collect --file <path>',
  );
}
