import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { composeSite } from '../../deploy/compose/compose-site';
import { chooseReleases } from '../../deploy/records/choose-releases';
import { readParts } from '../../deploy/records/read-parts';
import { writeSite } from '../../deploy/records/write-site';
import { moveChannel } from '../../deploy/records/live-pointer';
import { writeDeployment } from '../../deploy/records/deployments';
import { openStore } from '../../deploy/records/open-store';
import { siteFolder } from '../../deploy/records/record-names';
import { deploymentName, nextDeployment } from '../../deploy/records/deployment';
import { suppliedValues } from '../../shared/testing/supplied-values';
import { runSite } from './site-command';

const VALUES = 'shared/testing/supplied-business-values.content.ts';
const PARTS = ['shell', 'landing', 'legal'];

/**
 * Puts the site live as the world would see it: a shell with all business values, beside remotes that were published
 * already. The policy still waits for counsel, so promoting would rightly refuse; this goes past the gates.
 * @param from Store with the remotes' releases.
 * @param to Folder for a store of its own.
 */
export async function putPublicSiteLive(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  process.env.SITE_BUSINESS_VALUES = VALUES;
  runSite(to, 'publish', 'shell', '--message', 'With all business values');
  delete process.env.SITE_BUSINESS_VALUES;
  for (const part of ['landing', 'legal'])
    cpSync(join(from, 'releases', part), join(to, 'releases', part), { recursive: true });

  const store = await openStore(to, { env: process.env });
  const parts = await chooseReleases(
    store,
    PARTS.map((part) => ({ part, release: null })),
  );
  const { builds } = await readParts(store, parts);
  const facts = {
    site: null,
    parts,
    kind: 'promote',
    author: 'Journeys',
    message: '',
    time: new Date().toISOString(),
    origin: suppliedValues.siteOrigin,
  } as const;
  const deployment = nextDeployment(null, facts);
  const name = deploymentName(deployment);
  await writeSite(store, siteFolder(name), await composeSite({ deployment: name, basePath: '', builds }));
  await moveChannel(store, 'live', null, await writeDeployment(store, deployment));
}

if (require.main === module) void putPublicSiteLive(process.argv[2] as string, process.argv[3] as string);
