import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { preview, promote, rollback } from '@site/operations';
import type { PromoteRequest } from '../../platform/operations/promote/promote';
import {
  type DeploymentParts,
  ReleaseFiles,
  type Signer,
  type ReleaseManifest,
  openStore,
  readPublications,
  readRelease,
  writeRelease,
} from '@site/ledger';
import { close, createPreviewServer, createSiteServer, listen, watchLiveSite } from '@site/server';
import { digestOfMarkup } from '@site/shared/pages/markup';
import type { Store } from '@site/store';
import type { ReleaseFile } from '../../platform/ledger/releases/release-manifest';
import { withNames } from '../../platform/testing/content-name';
import { copyJourneyStore } from './copy-folder-store';
import { expect, test as base } from './test';
import { english } from './site-words';

const { hero } = english;

/** A site for one journey alone: a copy of the journeys' store, and a server. */
export class OwnSite {
  private constructor(
    /** Of its store. */
    readonly folder: string,
    readonly store: Store,
    /** The releases that were there at first, by part. */
    private readonly releases: Record<string, { manifest: ReleaseManifest }>,
    private readonly site: Server,
    private readonly previews: Server,
    readonly url: string,
    /** Origin of the previews. */
    readonly previewUrl: string,
  ) {}

  static async open(): Promise<OwnSite> {
    const folder = copyJourneyStore();
    const store = await openStore(folder, { env: {} });
    const site = createSiteServer({
      store,
      liveSite: watchLiveSite(store, console.error),
      onError: console.error,
    });
    const previews = createPreviewServer({ store, onError: console.error });
    return new OwnSite(
      folder,
      store,
      { landing: await newestRelease(store, 'landing'), legal: await newestRelease(store, 'legal') },
      site,
      previews,
      `http://localhost:${await listen(site, 0)}`,
      `http://localhost:${await listen(previews, 0)}`,
    );
  }

  /** By whom it is changed. */
  private get request() {
    return { store: this.store, author: 'Asha', message: '', progress: () => undefined };
  }

  /** Puts live a landing page of which every title begins with these words, and returns the deployment's name. */
  async goLive(words: string): Promise<string> {
    return this.promote({ parts: await this.publishTitle(words) });
  }

  /** Publishes a landing page of which every title begins with these words; it waits. @param signer of the publication */
  async publishTitle(words: string, signer?: Signer): Promise<DeploymentParts> {
    const landing = await this.publish(
      (file) =>
        file.includes(hero.title) ? Buffer.from(file.toString().replaceAll(hero.title, words)) : file,
      { signer },
    );
    return { landing };
  }

  /** Previews a landing page of which each script begins with this code, and returns the preview's address. */
  async preview(code: string): Promise<string> {
    return this.previewUrl + (await preview({ store: this.store, parts: await this.publishCode(code) })).path;
  }

  /** Publishes a part of which each script begins with this code; it waits. */
  async publishCode(code: string, part = 'landing'): Promise<DeploymentParts> {
    const change = (file: Buffer, path: string) =>
      path.endsWith('.js') ? Buffer.from(`${code};${file.toString()}`) : file;
    return { [part]: await this.publish(change, { part }) };
  }

  /** Publishes a part with other files: scripts, and the pages that were rendered when it was built. */
  private async publish(
    change: (file: Buffer, path: string) => Buffer,
    { part = 'landing', signer }: { part?: string; signer?: Signer } = {},
  ): Promise<DeploymentParts[string]> {
    const { manifest } = this.releases[part]!;
    const files = new ReleaseFiles(this.store, manifest);
    const released = await Promise.all(
      manifest.files.map(async ({ path, sent }) => ({
        path,
        body: change(await files.read(path), path),
        ...(sent !== undefined && { sent }),
      })),
    );
    const { format: _, release: __, files: ___, ...input } = manifest;
    const release = await writeRelease(this.store, input, withDigests(withNames(released)), signer);
    return { release: release.manifest.release, manifestSha256: release.sha256 };
  }

  /** Promotes in this process, which is quicker than the command, and returns the deployment's name. */
  async promote(changes: Pick<PromoteRequest, 'parts' | 'visits'>): Promise<string> {
    const { name } = (await promote({ ...this.request, ...changes })).deployment;
    await this.untilLive(name);
    return name;
  }

  /** Rolls back what was promoted last. */
  async rollback(): Promise<void> {
    const { rolledBackTo } = await rollback({ ...this.request, target: null });
    await this.untilLive(rolledBackTo.name);
  }

  async close(): Promise<void> {
    await Promise.all([close(this.site, 0), close(this.previews, 0)]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The server looks at what is live several times a second, not at every request. */
  private async untilLive(deployment: string): Promise<void> {
    await expect
      .poll(async () => (await fetch(`${this.url}/deployment.json`)).json())
      .toEqual({ deployment });
  }
}

/** Files of a release in which the record of each page names the digest of its markup, as its build does. */
function withDigests(files: ReleaseFile[]): ReleaseFile[] {
  const markups = new Map(files.map(({ path, body }) => [path, Buffer.from(body)]));
  return files.map((file) => {
    const markup = markups.get(file.path.replace(/json$/, 'html'));
    if (!/^compose\/pages\/.*json$/.test(file.path) || !markup) return file;
    const facts = JSON.parse(Buffer.from(file.body).toString()) as { digest: string };
    const digest = digestOfMarkup(markup.toString());
    return digest === facts.digest
      ? file
      : { ...file, body: Buffer.from(JSON.stringify({ ...facts, digest })) };
  });
}

async function newestRelease(store: Store, part: string): Promise<{ manifest: ReleaseManifest }> {
  const [newest] = await readPublications(store, part, { limit: 1 });
  return (await readRelease(store, part, newest!.release))!;
}

/** Journeys of a visitor at a site of their own. */
export const test = base.extend<{ ownSite: OwnSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  ownSite: async ({}, provide) => {
    const site = await OwnSite.open();
    await provide(site);
    await site.close();
  },
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
});
