import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveChannel, readChannel } from '../../deploy/records/live-pointer';
import { writeDeployment } from '../../deploy/records/deployments';
import { MemoryStore } from '../../deploy/store/memory-store';
import { siteFolder } from '../../deploy/records/record-names';
import { type NamedDeployment, nameDeployment, nextDeployment } from '../../deploy/records/deployment';
import type { Store } from '../../deploy/store/store';
import { markFormat } from '../../deploy/records/store-format';
import { aLiveSite } from '../../deploy/testing/a-live-site';
import {
  aLanding,
  aLegal,
  aRemote,
  aShell,
  publishTiny,
  type TinyPart,
} from '../../deploy/testing/tiny-parts';

export interface SimulatedSite {
  /** Releases of landing, each of which was live in its turn. */
  releases: number;
  /** Remotes, a route each. */
  remotes: number;
}

/** Writes a store in which small parts were shipped so often, as the `site` command would have left it. */
export async function writeSimulatedStore(
  folder: string,
  { releases, remotes }: SimulatedSite,
): Promise<void> {
  const store = new MemoryStore();
  await markFormat(store);
  let { deployment } = await aLiveSite(partsOf(remotes), store);
  for (let release = 2; release <= releases; release += 1)
    deployment = await shipLanding(store, deployment, release);
  for (const key of await store.list('')) await write(join(folder, key), (await store.read(key))!.body);
}

function partsOf(remotes: number): TinyPart[] {
  const more = Array.from({ length: remotes - 2 }, (_, index) => ({
    remote: `page-${index}`,
    module: 'Page',
  }));
  const routes = [
    { path: '/', remote: 'landing', module: 'LandingPage' },
    { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
    ...more.map(({ remote, module }) => ({ path: `/${remote}`, remote, module })),
  ];
  return [
    aShell({ routes }),
    aLanding(),
    aLegal(),
    ...more.map(({ remote, module }) => aRemote(remote, module)),
  ];
}

/** Another release goes live, with the pages of the one before: what they say does not matter to what going back costs. */
async function shipLanding(store: Store, live: NamedDeployment, count: number): Promise<NamedDeployment> {
  const time = new Date(Date.parse(live.record.time) + 1000).toISOString();
  const sentence = `Open on day ${count}.`;
  const { manifest, sha256 } = await publishTiny(store, aLanding({ sentence, input: { time } }));
  const parts = { ...live.record.parts, landing: { release: manifest.release, manifestSha256: sha256 } };
  const deployment = nextDeployment(live, { ...live.record, parts, time });
  for (const key of await store.list(siteFolder(live.name))) {
    const name = key.slice(siteFolder(live.name).length);
    await store.create(siteFolder(nameDeployment(deployment).name) + name, (await store.read(key))!.body);
  }
  const written = await writeDeployment(store, deployment);
  await moveChannel(store, 'live', (await readChannel(store, 'live'))!.version, written);
  return written;
}

async function write(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
