import type { PageLock } from '@site/shared/contracts';
import { remoteEntryUrl } from './load-remote-page';

/** One line in the console for each failed attempt, with all that is needed to find the cause. */
export function reportFailure(lock: PageLock, pageId: string, attempt: number, error: unknown): void {
  const [part = '', module] = pageId.split('/');
  const release = lock.parts[part]?.release ?? 'none';
  console.error(
    `Part "${part}" did not bring ${module} (attempt ${attempt}): ${remoteEntryUrl(lock, part)}, ` +
      `release ${release}, lock ${lock.lock}.`,
    error,
  );
}
