import sharp from 'sharp';
import {
  type Check,
  type CheckedView,
  Checks,
  type DeploymentParts,
  liveDeployment,
  previewId,
} from '@site/ledger';
import type { Store } from '@site/store';
import type { Member } from './a-team';

interface Seen {
  /** What all pictures show: a colour. */
  background: string;
  /** How much of "/" is different from what is live, 0 to 1; null where nothing was compared. */
  share: number | null;
}

/** Stores a check of releases in which "/" looks different from what is live, and the policy does not. @returns the id of their preview */
export async function aCheck(
  store: Store,
  parts: DeploymentParts,
  { background, share }: Seen,
): Promise<string> {
  const preview = previewId(parts);
  const checks = new Checks(store, preview);
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
        picture: await aPicture(checks, background),
        difference: isChanged
          ? { share, sections: [{ section: 'Hours', share: 0.5 }], picture: await aPicture(checks, 'lime') }
          : { share: 0, sections: [], picture: null },
      });
    }
  await recordCheck(store, parts, { views, time: new Date().toISOString() });
  return preview;
}

/** Says that a browser saw releases with everything else that is live, and found nothing. @returns the check's SHA-256 */
export async function recordCheck(
  store: Store,
  parts: DeploymentParts,
  changes: Partial<Check> = {},
  by?: Pick<Member, 'signer'>,
): Promise<string> {
  const live = await liveDeployment(store);
  const all = { ...live.record.parts, ...parts };
  const check: Check = {
    preview: previewId(all),
    parts: all,
    against: live.name,
    author: 'Asha',
    time: new Date(Date.now() + 1000).toISOString(),
    browser: 'Chromium 143.0.7499.40',
    paths: ['/', '/privacy-policy'],
    isPassed: true,
    views: [],
    ...changes,
  };
  return new Checks(store, check.preview).record(check, by?.signer ?? null);
}

async function aPicture(checks: Checks, background: string) {
  const [width, height] = [30, 40];
  const webp = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
  return { width, height, files: [await checks.writePicture(webp)] };
}
