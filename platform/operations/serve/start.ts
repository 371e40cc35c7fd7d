import { basename, dirname } from 'node:path';
import { assertSources, sourceFingerprint, type PartSource, withSnapshot } from '@site/builder';
import { type DeploymentParts, readRelease } from '@site/ledger';
import { type PromoteOutcome, promote } from '../promote/promote';
import { assertMayPublish, publish, type PublishRequest } from '../publish/publish';
import { readMemory, writeMemory } from '../publish/publish-parts';

interface StartRequest extends Omit<PublishRequest, 'source' | 'message' | 'signal'> {
  sources: PartSource[];
}

/** Publishes what changed of a working copy, and puts all of it live. */
export async function start({ sources, ...request }: StartRequest): Promise<PromoteOutcome> {
  const said = { ...request, message: 'npm start' };
  const parts = await withSnapshot(request.root, sources, (taken) => publishChanged(taken, said));
  // The store is this machine's own: it has no visitors, whatever address its pages name.
  return promote({ ...said, parts, isUnchecked: true, isOwnMachine: true });
}

/** The releases of parts' sources: a stored one where the source is as it was when that was built, else a new one. */
async function publishChanged(
  sources: PartSource[],
  request: Omit<PublishRequest, 'source'>,
): Promise<DeploymentParts> {
  const { store, root } = request;
  const parts: DeploymentParts = {};
  const changed: { source: PartSource; fingerprint: string }[] = [];
  for (const source of sources) {
    const fingerprint = await sourceFingerprint(dirname(source.folder), basename(source.folder), root);
    const remembered = await readMemory<{ fingerprint: string; release: string }>(root, source.part);
    const stored =
      remembered?.fingerprint === fingerprint
        ? await readRelease(store, source.part, remembered.release)
        : null;
    if (stored) parts[source.part] = { release: stored.manifest.release, manifestSha256: stored.sha256 };
    else changed.push({ source, fingerprint });
  }
  const toBuild = changed.map(({ source }) => source);
  await assertSources(root, toBuild);
  for (const { source, fingerprint } of changed) {
    const own = { ...request, source };
    const { manifest, sha256 } = await publish(own, await assertMayPublish(own));
    parts[source.part] = { release: manifest.release, manifestSha256: sha256 };
    await writeMemory(root, source.part, { fingerprint, release: manifest.release });
  }
  return parts;
}
