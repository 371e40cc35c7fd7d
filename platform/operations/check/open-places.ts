import type { Server } from 'node:http';
import type { SitePlace } from '@site/page-check';
import { previewBase } from '@site/addresses';
import { type NamedDeployment, readDeployedFiles } from '@site/ledger';
import { close, createPreviewServer, createSiteServer, listen } from '@site/server';
import type { Store } from '@site/store';

/** Versions of a site that a browser on this machine can open. */
export interface OpenPlaces {
  places: SitePlace[];
  close(): Promise<void>;
}

/** How long answers may take that are not awaited any more, in ms. */
const GRACE = 500;

/** Marks what is not confirmed, as previews do: without it, every such text would differ. */
const AS_A_PREVIEW = { basePath: '', query: '?draft' };

/**
 * Serves versions of a site on free ports of this machine, each as it is served to people.
 * @param versions ids of previews, and deployments
 */
export async function openPlaces(store: Store, versions: (string | NamedDeployment)[]): Promise<OpenPlaces> {
  const open: Server[] = [];
  const closeAll = async () => {
    await Promise.all(open.map((server) => close(server, GRACE)));
  };
  try {
    const places: SitePlace[] = [];
    for (const version of versions) {
      const server = await serverOf(store, version);
      open.push(server);
      const origin = `http://localhost:${await listen(server, 0)}`;
      places.push(
        typeof version === 'string'
          ? { origin, basePath: previewBase(version) }
          : { origin, ...AS_A_PREVIEW },
      );
    }
    return { places, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function serverOf(store: Store, version: string | NamedDeployment): Promise<Server> {
  // The page that asked says that an answer is missing.
  const onError = () => undefined;
  if (typeof version === 'string') return createPreviewServer({ store, onError });
  const site = await readDeployedFiles(store, version);
  return createSiteServer({ store, liveSite: () => Promise.resolve(site), onError });
}
