import { SITE_RECORD } from '../../addresses/page-files';
import type { DeploymentParts } from '../../records/choose-releases';
import { readLiveDeployment } from '../../records/live-deployment';
import { previewFolder } from '../../records/previews';
import { readRelease } from '../../records/releases';
import type { Store } from '../../store/store';
import { previewId, previewPath } from '../preview';

/** What a promotion takes, for whoever wants to see it first. */
export interface PromotionPlan {
  /** Releases that are not live now. */
  releases: { part: string; release: string; author: string; message: string; time: string }[];
  /** Path of the preview of the exact combination: `/_preview/<id>/`; null where nobody previewed it. */
  preview: string | null;
}

/** @param parts releases to put live, beside what is live already */
export async function planPromotion(store: Store, parts: DeploymentParts): Promise<PromotionPlan> {
  const live = (await readLiveDeployment(store))?.deployment.record;
  const releases: PromotionPlan['releases'] = [];
  for (const [part, { release }] of Object.entries(parts)) {
    if (live?.parts[part]?.release === release) continue;
    const manifest = (await readRelease(store, part, release))?.manifest;
    if (!manifest) continue;
    const { author, message, time } = manifest;
    releases.push({ part, release, author, message, time });
  }
  const id = previewId({ ...live?.parts, ...parts });
  const isPreviewed = await store.has(previewFolder(id) + SITE_RECORD);
  return { releases, preview: isPreviewed ? previewPath(id) : null };
}
