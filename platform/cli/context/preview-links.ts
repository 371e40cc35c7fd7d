import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewPath } from '@site/addresses';
import { configurationFolder, ShareLinks, newSecret } from '@site/ledger';
import { isLoopback } from '@site/server';
import { SiteError } from '@site/errors';
import { type Store, makeFile } from '@site/store';
import type { Context } from './context';
import { portOf } from './port';
import { serveCommandFor, servedSites } from './site-address';

interface PreviewPlaces {
  /** Below `SITE_PREVIEW_ORIGIN`, else where a `site serve` of this machine shows it, or would. */
  url: string;
  isLocal: boolean;
  /** For a phone in the same network; null while nothing is shared. */
  sharedUrl: string | null;
  /** When its share links end; null for an address that is none. */
  until: Date | null;
  /** The command that serves it on this machine. */
  serve: string;
}

export interface PreviewLink extends PreviewPlaces {
  /** `served`; `missing` where a server answers, and has no such preview; `unreachable` where none answers. */
  state: 'served' | 'missing' | 'unreachable';
}

/** How long a host may take to answer, in ms: a line of a command is not worth a long wait. */
const TIMEOUT_MS = 3_000;

/** How long a share link works that a command makes by itself, in hours. */
const USUAL_SHARE_HOURS = 168;

/**
 * Refuses an environment from which no link to a preview could be made: asked before the work that ends with one.
 * @param needsSecret whether share links are made or served, whatever the environment names
 */
export async function assertLinks(context: Pick<Context, 'env'>, needsSecret = false): Promise<void> {
  const { env } = context;
  portOf(env);
  if (needsSecret || env.SITE_PREVIEW_SECRET) await previewSecret(context);
  const origin = env.SITE_PREVIEW_ORIGIN?.trim();
  if (!origin || /^https?:\/\/[^/?#\s]+\/*$/.test(origin)) return;
  throw new SiteError(
    'preview-origin-invalid',
    `SITE_PREVIEW_ORIGIN is "${origin}", which is no address of a host.`,
    'Give http:// or https:// and a host without a path, such as https://previews.brand.in',
  );
}

const originIn = (env: NodeJS.ProcessEnv) => env.SITE_PREVIEW_ORIGIN?.trim().replace(/\/+$/, '');

/** The public origin of previews; null where this machine's own is all. */
export function publicPreviewOrigin({ env }: Pick<Context, 'env'>): string | null {
  const given = originIn(env);
  return given && !isLoopback(given.replace(/^https?:\/\//, '')) ? given : null;
}

/**
 * Where a preview is opened.
 * @param id of the preview
 * @param hours that share links to it work; null: there is one only where it takes one
 */
export async function previewPlaces(
  context: Pick<Context, 'env' | 'root'>,
  store: Store,
  id: string,
  hours: number | null = null,
): Promise<PreviewPlaces> {
  const { env, root } = context;
  const given = originIn(env);
  const served = await servedSites(root, store.describe());
  const shared = served.flatMap((site) => site.shared ?? []).at(-1);
  const local = served.at(-1)?.previewUrl ?? `http://localhost:${portOf(env) + 1}`;
  const isByLink = hours !== null || (publicPreviewOrigin(context) !== null && env.SITE_PREVIEW_SECRET);
  const until = new Date(Date.now() + (hours ?? USUAL_SHARE_HOURS) * 60 * 60_000);
  const sharePath =
    isByLink || shared
      ? previewPath(id, await new ShareLinks(store).make(await previewSecret(context), id, until))
      : null;
  return {
    url: (given || local) + (isByLink ? sharePath : previewPath(id)),
    isLocal: !given,
    sharedUrl: shared ? shared + sharePath : null,
    until: sharePath === null ? null : until,
    serve: serveCommandFor(root, store),
  };
}

/** The same, with whether it can be opened there now: its host is asked. */
export async function findPreviewLink(...preview: Parameters<typeof previewPlaces>): Promise<PreviewLink> {
  const places = await previewPlaces(...preview);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(places.url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  return { ...places, state: !answer ? 'unreachable' : answer.status === 200 ? 'served' : 'missing' };
}

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
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeFile(file, `${newSecret()}\n`, 0o600);
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
