import { resolve } from 'node:path';
import { SiteError } from '../store/site-error';
import type { Context } from './context';

/** The file of visits: as given, else `SITE_VISITS`; undefined without either. */
export function visitsPath({ env, cwd }: Pick<Context, 'env' | 'cwd'>, given?: string): string | undefined {
  const path = given ?? env.SITE_VISITS;
  return path ? resolve(cwd, path) : undefined;
}

/** The same, where there must be one. @throws SiteError `visits-file-missing` */
export function requiredVisitsPath(context: Pick<Context, 'env' | 'cwd'>, given?: string): string {
  const path = visitsPath(context, given);
  if (path) return path;
  throw new SiteError(
    'visits-file-missing',
    'No file of visits is named.',
    'Name the one that the collector writes: --file visits.sqlite, or SITE_VISITS=visits.sqlite',
  );
}
