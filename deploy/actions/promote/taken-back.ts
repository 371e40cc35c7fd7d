import type { NamedDeployment } from '../../records/deployment';
import { walkChain } from '../../records/deployment-chain';
import { deploymentOf, readLivePointer } from '../../records/live-pointer';
import { readRelease } from '../../records/releases';
import type { Store } from '../../store/store';

/**
 * The rollback that took a release off the site last, or what retired its part; null when it is live, never was, or another release of
 * its part was put live in its place.
 */
export async function takenBackBy(
  store: Store,
  part: string,
  release: string,
): Promise<NamedDeployment | null> {
  const live = await readLivePointer(store);
  const builtAt = (await readRelease(store, part, release))?.manifest.time ?? '';
  let newer: NamedDeployment | null = null;
  for await (const deployment of walkChain(store, live && deploymentOf(live))) {
    if (deployment.record.parts[part]?.release === release)
      return newer && (isRollback(newer) || !(part in newer.record.parts)) ? newer : null;
    // It cannot have been live before it was built.
    if (deployment.record.time < builtAt) return null;
    newer = deployment;
  }
  return null;
}

function isRollback({ record }: NamedDeployment): boolean {
  return record.kind === 'rollback' || record.restores !== undefined;
}
