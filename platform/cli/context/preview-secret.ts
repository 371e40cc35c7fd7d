import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { configurationFolder, newSecret } from '@site/ledger';
import { hasCode } from '@site/store';
import { SiteError } from '@site/errors';
import type { Context } from './context';

/** Characters of a secret that cannot be guessed. */
const MIN_LENGTH = 32;

/**
 * The secret that share links are made and checked with: `SITE_PREVIEW_SECRET`, else a file of this user's configuration, which
 * is made once and which only its owner can read.
 * @throws SiteError `preview-secret-short`, `preview-secret-refused`
 */
export async function previewSecret({ env }: Pick<Context, 'env'>): Promise<string> {
  const given = env.SITE_PREVIEW_SECRET?.trim();
  if (given) return longEnough(given, 'SITE_PREVIEW_SECRET');
  const folder = configurationFolder(env);
  // Where the environment names no home, links work until the process ends.
  if (!folder) return newSecret();
  const file = join(folder, 'preview-secret');
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
    return longEnough((await readFile(file, 'utf8')).trim(), file);
  } catch (cause) {
    if (cause instanceof SiteError) throw cause;
    throw new SiteError(
      'preview-secret-refused',
      `The secret of share links cannot be kept in ${file}: ${(cause as Error).message}.`,
      'Make the folder writable, or give the secret: SITE_PREVIEW_SECRET=$(openssl rand -base64 24)',
      { cause },
    );
  }
}

/** @param where it stands */
function longEnough(secret: string, where: string): string {
  if (secret.length >= MIN_LENGTH) return secret;
  throw new SiteError(
    'preview-secret-short',
    `The secret of share links in ${where} has fewer than ${MIN_LENGTH} characters: links could be guessed.`,
    'Make one: openssl rand -base64 24',
  );
}
