import { resolve } from 'node:path';
import { SiteError } from '../../store/site-error';
import { isDatabase, isWellFormed } from '../../visits/database-address';
import type { Context } from './context';

/**
 * Where visits are counted: the file that is given, else the database of `SITE_METRICS`, else the file of `SITE_VISITS`; undefined
 * without any.
 * @throws SiteError `visits-address-invalid`
 */
export function visitsPlace({ env, cwd }: Pick<Context, 'env' | 'cwd'>, given?: string): string | undefined {
  // Whoever looks at the processes of a machine reads their arguments.
  if (given && isDatabase(given))
    throw invalid('A database is named in the arguments, where all can read it');
  const address = given ? undefined : env.SITE_METRICS;
  if (address && !isWellFormed(address)) throw invalid('SITE_METRICS is no address of a PostgreSQL database');
  const path = given || env.SITE_VISITS;
  return address || (path ? resolve(cwd, path) : undefined);
}

/** The same, where there must be one. @throws SiteError `visits-missing`, `visits-address-invalid` */
export function requiredVisitsPlace(context: Pick<Context, 'env' | 'cwd'>, given?: string): string {
  const place = visitsPlace(context, given);
  if (place) return place;
  throw new SiteError(
    'visits-missing',
    'No file of visits is named, and no database.',
    'Name what the collector writes: --file visits.sqlite, SITE_VISITS=visits.sqlite, or SITE_METRICS=postgres://…',
  );
}

/** @param fact without the address: there may be a password in it */
function invalid(fact: string): SiteError {
  return new SiteError(
    'visits-address-invalid',
    `${fact}.`,
    'Say it in the environment: SITE_METRICS=postgres://user:password@host/database',
  );
}
