import { previewPath } from '@site/addresses';
import { makeShareLink } from '@site/ledger';
import { isLoopback } from '@site/server';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import type { Context } from './context';
import { portOf } from './port';
import { previewSecret } from './preview-secret';
import { servedSites } from './served-sites';
import { serveCommandFor } from './site-address';

/** Where a preview is opened. */
interface PreviewPlaces {
  /** Below `SITE_PREVIEW_ORIGIN`, else where a `site serve` of this machine shows it, or would. */
  url: string;
  /** Whether that is on this machine alone. */
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

const HOUR_MS = 60 * 60 * 1000;

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

/** The public origin of previews; null where this machine's own is all. */
export function publicPreviewOrigin({ env }: Pick<Context, 'env'>): string | null {
  const given = env.SITE_PREVIEW_ORIGIN?.trim().replace(/\/+$/, '');
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
  const given = env.SITE_PREVIEW_ORIGIN?.trim().replace(/\/+$/, '');
  const served = await servedSites(root, store.describe());
  const shared = served.flatMap((site) => site.shared ?? []).at(-1);
  const local = served.at(-1)?.previewUrl ?? `http://localhost:${portOf(env) + 1}`;
  const isByLink = hours !== null || (publicPreviewOrigin(context) !== null && env.SITE_PREVIEW_SECRET);
  const until = new Date(Date.now() + (hours ?? USUAL_SHARE_HOURS) * HOUR_MS);
  const sharePath =
    isByLink || shared
      ? previewPath(id, await makeShareLink(store, await previewSecret(context), id, until))
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
export async function findPreviewLink(
  context: Pick<Context, 'env' | 'root'>,
  store: Store,
  id: string,
  hours: number | null = null,
): Promise<PreviewLink> {
  const places = await previewPlaces(context, store, id, hours);
  return { ...places, state: await stateOf(places.url) };
}

async function stateOf(url: string): Promise<PreviewLink['state']> {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status === 200 ? 'served' : 'missing';
  } catch {
    return 'unreachable';
  }
}
