import { close, listen } from '../serve/listen';
import { watchLiveSite } from '../serve/live-site';
import { createSiteServer } from '../serve/site-server';
import type { Store } from '../store/store';

interface ServeRequest {
  store: Store;
  /** 0 for any free one. */
  port: number;
  /** Called with each request that failed, and each time that the store cannot be read. */
  onError: (error: unknown) => void;
}

interface RunningSite {
  url: string;
  /** Finishes the answers under way and stops. */
  stop(): Promise<void>;
}

/** Serves what is live on this machine. @throws SiteError `port-in-use`, `port-refused` */
export async function serveLive({ store, port, onError }: ServeRequest): Promise<RunningSite> {
  const server = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError });
  const url = `http://localhost:${await listen(server, port)}`;
  return { url, stop: () => close(server) };
}
