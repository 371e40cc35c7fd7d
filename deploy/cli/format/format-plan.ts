import type { PromotionPlan } from '../../actions/promote/promotion-plan';
import { formatAge, nameOf } from '../../text/table';

/** What a promotion takes, a line each, and where it can be looked at. @param previewUrl null where nobody previewed it */
export function formatPlan({ releases }: PromotionPlan, previewUrl: string | null, now: Date): string[] {
  if (releases.length === 0) return [];
  const names = releases.map(({ part, release }) => `${part}@${release}`);
  return [
    ...releases.map(
      ({ author, message, time }, index) =>
        `Takes ${names[index]}${message && ` “${message}”`}, built ${formatAge(new Date(time), now)} by ${nameOf(author)}`,
    ),
    previewUrl
      ? `Its preview: ${previewUrl}`
      : `Nobody has previewed it with what is live now. To look at it first: npm run site -- preview ${names.join(' ')}`,
  ];
}
