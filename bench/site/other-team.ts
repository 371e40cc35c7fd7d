import { encodedDist } from '../../deploy/build/read-dist';
import { readRelease, readReleaseFile } from '../../deploy/records/releases';
import { openStore } from '../../deploy/records/open-store';
import { readLiveDeployment } from '../../deploy/records/live-deployment';
import { writeRelease } from '../../deploy/records/write-release';
import { runSite } from '../../e2e/support/site-command';

/** Ships another release of a part in a store: the live one with every script a little different. */
export async function shipPart(address: string, part: string): Promise<void> {
  const store = await openStore(address, { env: {}, mayCreate: false });
  const shown = await readLiveDeployment(store, 'live');
  const stored =
    shown && (await readRelease(store, part, shown.deployment.record.parts[part]?.release ?? ''));
  if (!stored) throw new Error(`Nothing of ${part} is live in ${address}.`);
  const { format: _format, release: _release, files: records, ...input } = stored.manifest;
  const files = await Promise.all(
    records
      .filter(({ path }) => !/\.(br|gz)$/.test(path))
      .map(async ({ path }) => ({
        path,
        body: changed(path, await readReleaseFile(store, stored.manifest, path)),
      })),
  );
  const about = { ...input, message: 'Another release', time: new Date().toISOString() };
  await writeRelease(store, about, [...files, ...(await encodedDist(files))]);
  runSite(address, 'promote', part, '--message', 'Another release');
}

function changed(path: string, body: Buffer): Buffer {
  return path.endsWith('.js') ? Buffer.concat([body, Buffer.from('\n/* another release */')]) : body;
}
