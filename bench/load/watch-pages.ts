import { Agent, get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readDeployment } from '../../deploy/records/deployments';
import type { Store } from '../../deploy/store/store';
import { type Ask, checkPage } from './page-check';

/** What somebody saw who opened one page after the other all the time. */
export interface WatchedPages {
  pages: number;
  files: number;
  /** Deployments that pages came from. */
  deployments: number;
  faults: string[];
}

const PATHS = ['/', '/privacy-policy'];

/** Opens pages until it is stopped, with all that they name, and checks each. */
export function watchPages(store: Store, url: string): { stop(): Promise<WatchedPages> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const watched: WatchedPages = { pages: 0, files: 0, deployments: 0, faults: [] };
  const deployments = new Map<string, Promise<Record<string, string> | null>>();
  const releasesOf = (name: string) => {
    if (!deployments.has(name)) deployments.set(name, releasesOfDeployment(store, name));
    return deployments.get(name)!;
  };
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const path = PATHS[watched.pages % PATHS.length] as string;
      const { files, faults } = await checkPage(path, asker(url, agent), releasesOf).catch(
        (error: Error) => ({ files: 0, faults: [`${path}: ${error.message}`] }),
      );
      watched.pages += 1;
      watched.files += files;
      watched.faults.push(...faults);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await watching;
      agent.destroy();
      return { ...watched, deployments: deployments.size };
    },
  };
}

async function releasesOfDeployment(store: Store, name: string): Promise<Record<string, string> | null> {
  const found = await readDeployment(store, name);
  return (
    found &&
    Object.fromEntries(Object.entries(found.record.parts).map(([part, { release }]) => [part, release]))
  );
}

function asker(url: string, agent: Agent): Ask {
  return (path) =>
    new Promise((resolve, reject) => {
      const request = get(url + path, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode as number,
            body: decoded(Buffer.concat(chunks), answer.headers['content-encoding']),
          }),
        );
        answer.on('error', reject);
      });
      request.on('error', reject);
    });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
