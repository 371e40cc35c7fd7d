import sharp from 'sharp';
import {
  type CheckedPicture,
  type CheckedView,
  liveDeployment,
  recordCheck,
  writePictureFile,
} from '@site/ledger';
import type { Store } from '@site/store';

interface Seen {
  /** What all pictures show: a colour. */
  background: string;
  /** How much of "/" is different from what is live, 0 to 1; null where nothing was compared. */
  share: number | null;
}

/** Stores a check of a preview in which "/" looks different from what is live, and the policy does not. */
export async function aCheck(store: Store, preview: string, { background, share }: Seen): Promise<void> {
  const live = await liveDeployment(store);
  const views: CheckedView[] = [];
  for (const path of ['/', '/privacy-policy'])
    for (const device of ['phone', 'desktop'] as const) {
      const isChanged = path === '/' && share !== null;
      views.push({
        path,
        device,
        language: 'en',
        theme: 'light',
        hasScripts: true,
        missing: null,
        findings: [],
        picture: await aPicture(store, preview, background),
        difference: isChanged
          ? {
              share,
              sections: [{ section: 'Hours', share: 0.5 }],
              picture: await aPicture(store, preview, 'lime'),
            }
          : { share: 0, sections: [], picture: null },
      });
    }
  const check = {
    preview,
    parts: live.record.parts,
    against: live.name,
    author: 'Asha',
    time: new Date().toISOString(),
    browser: 'Chromium 1',
    paths: ['/', '/privacy-policy'],
    isPassed: true,
    views,
  };
  await recordCheck(store, check, null);
}

async function aPicture(store: Store, preview: string, background: string): Promise<CheckedPicture> {
  const [width, height] = [30, 40];
  const webp = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
  return { width, height, files: [await writePictureFile(store, preview, webp)] };
}
