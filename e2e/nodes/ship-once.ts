/** Ships the working copy's site from nothing with the Node that runs this, and prints what came of it as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkout } from '../support/checkout';
import { serveBy } from '../support/site-command';
import { sitePaths } from '../support/site-paths';

/** What one Node made. */
export interface Shipped {
  /** With the leading `v`. */
  node: string;
  /** `landing@<id>` of each part. */
  releases: string[];
}

async function shipOnce(): Promise<Shipped> {
  const store = mkdtempSync(join(tmpdir(), 'nodes-'));
  // In one folder for all: where packages are found from is part of what a build of the shell makes.
  const checkout = new Checkout('Nodes', true);
  try {
    const published = await checkout.site(store, 'publish', '--all', '--message', 'For each Node');
    await checkout.site(store, 'promote', '--message', 'For each Node');
    const server = await serveBy(join(checkout.folder, 'platform/cli/bin/site.js'), store);
    for (const path of sitePaths) {
      const { status } = await fetch(server.url + path);
      if (status !== 200) throw new Error(`${path} is answered with ${status}.`);
    }
    await server.stop();
    const releases = [...published.matchAll(/^Published (\S+)\.$/gm)].map(([, release]) => release!);
    return { node: process.version, releases: releases.sort() };
  } finally {
    checkout.remove();
    rmSync(store, { recursive: true, force: true });
  }
}

void shipOnce().then((shipped) => console.log(JSON.stringify(shipped)));
