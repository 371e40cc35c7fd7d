import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stampDeployments } from '@site/operations';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import type { Context } from './context';

/** Fetches the time-stamps that deployments lack, where the environment names an authority. Never fails. */
export async function stampAfterGoingLive(context: Context, store: Store): Promise<string[]> {
  const { env, report } = context;
  return stampDeployments({ store, url: env.SITE_TIMESTAMP_URL, progress: report.progress });
}

/** The certificates of authorities that are trusted, as PEM; undefined where none are given. @throws SiteError `roots-unreadable` */
export async function trustedRoots({ env, cwd }: Pick<Context, 'env' | 'cwd'>): Promise<string | undefined> {
  const file = env.SITE_TIMESTAMP_CA;
  if (!file) return undefined;
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new SiteError(
      'roots-unreadable',
      `The file of SITE_TIMESTAMP_CA cannot be read: ${(error as Error).message}.`,
      'Name a file with the certificates of the authorities that you trust, as PEM.',
      { cause: error },
    );
  }
}
