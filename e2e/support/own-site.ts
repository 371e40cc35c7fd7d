import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { promote, type PromoteRequest } from '../../deploy/actions/promote/promote';
import { rollback } from '../../deploy/actions/rollback/rollback';
import { encodedDist } from '../../deploy/build/read-dist';
import { openStore } from '../../deploy/records/open-store';
import { readPublications } from '../../deploy/records/publications';
import { readRelease, readReleaseFile, type StoredRelease } from '../../deploy/records/releases';
import { writeRelease } from '../../deploy/records/write-release';
import { close, listen } from '../../deploy/serve/listen';
import { watchLiveSite } from '../../deploy/serve/live-site';
import { createSiteServer } from '../../deploy/serve/site-server';
import type { Store } from '../../deploy/store/store';
import { hero } from '../../landing-remote/content/hero.content';
import { memoryFolder } from './memory-folder';
import { expect, test as base } from './test';

/** How the server behaves: as it should, like one that has gone, or like one that takes requests and is silent. */
type ServerState = 'well' | 'gone' | 'silent';

/** A site for one journey alone: a copy of the journeys' store, and a server that can fail. */
export class OwnSite {
  server: ServerState = 'well';
  /** Paths that the server was asked for. */
  readonly requested: string[] = [];
  /** What the server sends that is no part of the site, by path: scripts and pages, without a policy. */
  readonly beside = new Map<string, string>();

  private constructor(
    readonly folder: string,
    private readonly store: Store,
    private readonly landing: StoredRelease,
    private readonly listener: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<OwnSite> {
    const stores = memoryFolder() ?? join(__dirname, '../../.cache/journey-stores');
    mkdirSync(stores, { recursive: true });
    const folder = mkdtempSync(join(stores, 'journey-store-'));
    cpSync(process.env.SITE_E2E_STORE as string, folder, { recursive: true, verbatimSymlinks: true });
    const store = await openStore(folder, { env: {} });
    const site = createSiteServer({
      store,
      liveSite: watchLiveSite(store, console.error),
      onError: console.error,
    });
    const listener = createServer();
    const [newest] = await readPublications(store, 'landing', { limit: 1 });
    const own = new OwnSite(
      folder,
      store,
      (await readRelease(store, 'landing', newest!.release))!,
      listener,
      `http://localhost:${await listen(listener, 0)}`,
    );
    listener.on(
      'request',
      own.answerWith((request, response) => site.emit('request', request, response)),
    );
    return own;
  }

  /** Puts live a landing page of which every title begins with these words, and returns the deployment's name. */
  async goLive(words: string): Promise<string> {
    const { manifest } = this.landing;
    const released = await Promise.all(
      manifest.files.map(async ({ path }) => ({
        path,
        body: await readReleaseFile(this.store, manifest, path),
      })),
    );
    const retitled = released
      .filter(({ path, body }) => /\.js$/.test(path) && body.includes(hero.title))
      .map(({ path, body }) => ({ path, body: retitle(body, words) }));
    const replaced = new Map(
      [...retitled, ...(await encodedDist(retitled))].map((file) => [file.path, file] as const),
    );
    const { format: _, release: __, files: ___, ...input } = manifest;
    const release = await writeRelease(
      this.store,
      input,
      released.map((file) => replaced.get(file.path) ?? file),
    );
    return this.promote({
      parts: { landing: { release: release.manifest.release, manifestSha256: release.sha256 } },
    });
  }

  /** Promotes in this process, which is quicker than the command, and returns the deployment's name. */
  async promote(changes: Pick<PromoteRequest, 'parts' | 'offline'>): Promise<string> {
    const request = {
      store: this.store,
      author: 'Asha',
      message: '',
      progress: () => undefined,
    };
    const { name } = (await promote({ ...request, ...changes })).deployment;
    await this.untilLive(name);
    return name;
  }

  /** Takes back what was promoted last. */
  async rollback(): Promise<void> {
    const { restored } = await rollback({ store: this.store, target: null, author: 'Asha', message: '' });
    await this.untilLive(restored.name);
  }

  /** Changes a file of a release in the store, as nobody may: every copy of it gets a line more. */
  tamper(file: RegExp): void {
    const releases = join(this.folder, 'releases');
    const paths = readdirSync(releases, { recursive: true, encoding: 'utf8' });
    for (const path of paths.filter((candidate) => file.test(candidate))) {
      appendFileSync(join(releases, path), '\nwindow.tampered = true;');
      for (const encoding of ['br', 'gz']) rmSync(join(releases, `${path}.${encoding}`), { force: true });
    }
  }

  async close(): Promise<void> {
    await close(this.listener, 0);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The server looks at what is live several times a second, not at every request. */
  private async untilLive(deployment: string): Promise<void> {
    await expect
      .poll(async () => (await fetch(`${this.url}/deployment.json`)).json())
      .toEqual({ deployment });
  }

  private answerWith(answer: RequestListener): RequestListener {
    return (request, response) => {
      this.requested.push(request.url ?? '');
      const beside = this.beside.get(request.url ?? '');
      if (this.server === 'gone') request.socket.destroy();
      else if (beside !== undefined)
        response
          .setHeader('Content-Type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html')
          .end(beside);
      else if (this.server === 'well') answer(request, response);
    };
  }
}

const retitle = (script: Buffer, words: string) =>
  Buffer.from(script.toString().replaceAll(hero.title, words));

/** Journeys of a visitor whose browser has service workers, at a site of their own. */
export const test = base.extend<{ ownSite: OwnSite }>({
  serviceWorkers: 'allow',
  ownSite: async ({}, provide) => {
    const site = await OwnSite.open();
    await provide(site);
    await site.close();
  },
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
});
