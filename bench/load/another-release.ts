import { encodedSiblings } from '../../deploy/records/encode';
import { readRelease, readReleaseFile } from '../../deploy/records/releases';
import type { Store } from '../../deploy/store/store';
import { writeRelease } from '../../deploy/records/write-release';
import type { DeploymentParts } from '../../deploy/records/choose-releases';

/** Publishes a part once more: each of its scripts has one comment more, so every address and hash is another. */
export async function publishAnother(
  store: Store,
  part: string,
  live: DeploymentParts,
): Promise<DeploymentParts> {
  const { manifest } = (await readRelease(store, part, live[part]!.release))!;
  const files: Record<string, Buffer> = {};
  for (const { path } of manifest.files.filter((file) => !/\.(br|gz)$/.test(file.path))) {
    const body = await readReleaseFile(store, manifest, path);
    const changed = path.endsWith('.js')
      ? Buffer.concat([body, Buffer.from('\n// Another release.\n')])
      : body;
    Object.assign(
      files,
      { [path]: changed },
      path.startsWith('browser/') && (await encodedSiblings(path, changed)),
    );
  }
  const release = await writeRelease(
    store,
    { ...manifest, message: 'Another one, for the benchmark' },
    Object.entries(files).map(([path, body]) => ({ path, body })),
  );
  return { [part]: { release: release.manifest.release, manifestSha256: release.sha256 } };
}
