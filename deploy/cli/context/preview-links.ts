import { SHARE_TOKEN } from '../../serve/shared-server';
import type { Store } from '../../store/store';
import type { Context } from './context';
import { portOf } from './port';
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
  /** The command that serves it on this machine. */
  serve: string;
}

export interface PreviewLink extends PreviewPlaces {
  /** `served`; `missing` where somebody answers, and has no such preview; `unreachable` where nobody answers. */
  state: 'served' | 'missing' | 'unreachable';
}

/** How long a host may take to answer, in ms: nobody waits long for a line of a command. */
const PATIENCE = 3_000;

/** Where a preview is opened. @param path `/_preview/<id>/` */
export async function previewPlaces(
  { env, root }: Pick<Context, 'env' | 'root'>,
  store: Store,
  path: string,
): Promise<PreviewPlaces> {
  const given = env.SITE_PREVIEW_ORIGIN?.trim().replace(/\/+$/, '');
  const served = await servedSites(root, store.describe());
  const shared = served.flatMap((site) => site.shared ?? []).at(-1);
  const local = served.at(-1)?.previewUrl ?? `http://localhost:${portOf(env) + 1}`;
  return {
    url: (given || local) + path,
    isLocal: !given,
    sharedUrl: shared ? sharedLink(shared.previewUrl + path, shared.token) : null,
    serve: serveCommandFor(root, store),
  };
}

/** The same, with whether it can be opened there now: its host is asked. */
export async function findPreviewLink(
  context: Pick<Context, 'env' | 'root'>,
  store: Store,
  path: string,
): Promise<PreviewLink> {
  const places = await previewPlaces(context, store, path);
  return { ...places, state: await stateOf(places.url) };
}

async function stateOf(url: string): Promise<PreviewLink['state']> {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status === 200 ? 'served' : 'missing';
  } catch {
    return 'unreachable';
  }
}

/** A link to what is shared in the network. */
export function sharedLink(url: string, token: string): string {
  return `${url}?${SHARE_TOKEN}=${token}`;
}
