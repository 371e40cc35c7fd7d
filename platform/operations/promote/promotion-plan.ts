import {
  type DeploymentParts,
  type ReleaseManifest,
  previewId,
  readLiveDeployment,
  readPreview,
  readRelease,
} from '@site/ledger';
import type { Store } from '@site/store';

type Summary = Pick<ReleaseManifest, 'part' | 'release' | 'author' | 'message' | 'time'>;

interface PlannedRelease extends Summary {
  /** The live release of the part, where that was built later; null where it was not. */
  olderThan: Summary | null;
}

/** What a promotion takes, to be seen first. */
export interface PromotionPlan {
  /** Releases that are not live now. */
  releases: PlannedRelease[];
  /** Id of the preview of the exact combination; null where it was not previewed. */
  preview: string | null;
}

/** @param parts releases to put live, with what is live already */
export async function planPromotion(store: Store, parts: DeploymentParts): Promise<PromotionPlan> {
  const live = (await readLiveDeployment(store))?.deployment.record;
  const releases: PromotionPlan['releases'] = [];
  for (const [part, { release }] of Object.entries(parts)) {
    const replaced = live?.parts[part]?.release;
    if (replaced === release) continue;
    const manifest = (await readRelease(store, part, release))?.manifest;
    if (!manifest) continue;
    const before = replaced ? ((await readRelease(store, part, replaced))?.manifest ?? null) : null;
    const isOlder = before !== null && manifest.time < before.time;
    releases.push({ ...summaryOf(manifest), olderThan: isOlder ? summaryOf(before) : null });
  }
  const id = previewId({ ...live?.parts, ...parts });
  return { releases, preview: (await readPreview(store, id))?.id ?? null };
}

function summaryOf({ part, release, author, message, time }: ReleaseManifest): Summary {
  return { part, release, author, message, time };
}
