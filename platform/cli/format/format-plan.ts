import type { FailedPublication, PromotionPlan } from '@site/operations';
import type { ReleaseManifest } from '@site/ledger';
import { atAddress, type SiteAddress } from '../context/site-address';
import { formatAge, personName, shortTime } from '@site/text';

/** What a promotion takes, a line each, and where it can be looked at. @param previewUrl null where it was not previewed */
export function formatPlan({ releases }: PromotionPlan, previewUrl: string | null, now: Date): string[] {
  if (releases.length === 0) return [];
  const names = releases.map(({ part, release }) => `${part}@${release}`);
  const nameAll = (one: Pick<ReleaseManifest, 'part' | 'release' | 'message'>) =>
    `${one.part}@${one.release}${one.message && ` “${one.message}”`}`;
  return [
    ...releases.flatMap(({ olderThan, ...one }, index) => [
      `Takes ${nameAll(one)}, built ${formatAge(new Date(one.time), now)} by ${personName(one.author)}`,
      ...(olderThan
        ? [
            `It was built before what is live, ${nameAll(olderThan)} by ${personName(olderThan.author)}, and reverts what that changed: npm run site -- diff ${names[index]}`,
          ]
        : []),
    ]),
    previewUrl
      ? `Its preview: ${previewUrl}`
      : `It was not previewed with what is live now. To look at it first: npm run site -- preview ${names.join(' ')}`,
  ];
}

/** How the releases of a promotion were chosen. */
export interface Choice {
  /** Whether newer ones were left, and told. */
  hasLeft: boolean;
  /** Whether none was named, so that the newest were taken. */
  isUnnamed: boolean;
}

/** Where all visitors have already what a promotion would take. */
export function formatNothingNew(
  name: string,
  address: SiteAddress,
  { hasLeft, isUnnamed }: Choice,
  failed: FailedPublication | null,
): string {
  if (hasLeft)
    return `Nothing was put live: deployment ${name} stays. The releases above go live only when they are named.`;
  const where = `live already, as deployment ${name}${atAddress(address)}`;
  if (!isUnnamed) return `That is ${where}`;
  return `Nothing was put live: what was published last is ${where}\n${
    failed
      ? `Your last publication failed, ${shortTime(failed.time)}: ${failed.message} Publish again, then promote.`
      : 'If your words are not in it, they are not published, or a colleague published after you: git pull, and publish again.'
  }`;
}
