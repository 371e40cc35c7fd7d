import { checkPage } from './page-check';
import { repeat, type Repeated } from './repeat';

/** What somebody saw who opened one page after the other all the time. */
export interface WatchedPages {
  pages: number;
  files: number;
  /** Deployments that the pages came from. */
  deployments: Set<string>;
  faults: string[];
}

const PATHS = ['/', '/privacy-policy'];

/** Opens one page after the other, with all files that they name, and checks each. @param url without a trailing slash */
export function watchPages(url: string): Repeated<WatchedPages> {
  const none = { pages: 0, files: 0, deployments: new Set<string>(), faults: [] };
  return repeat<WatchedPages>(none, async (watched) => {
    const path = PATHS[watched.pages % PATHS.length]!;
    watched.pages += 1;
    try {
      const { deployment, files, faults } = await checkPage(path, (file) => ask(url + file));
      if (deployment) watched.deployments.add(deployment);
      watched.files += files;
      watched.faults.push(...faults);
    } catch (error) {
      watched.faults.push(`${path}: ${(error as Error).message}`);
    }
  });
}

async function ask(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br, gzip' } });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}
