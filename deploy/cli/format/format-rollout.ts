import { releasesOf } from '../../actions/promote/rollout-errors';
import { laterShares, nextStep } from '../../actions/rollout/rollout-steps';
import type { Rollout } from '../../records/deployment';
import { shortTime } from '../../text/time';

/** What a share of visitors gets, and what comes next, in lines. */
export function formatRolloutState(rollout: Rollout): string[] {
  const { percent, since } = rollout;
  return [
    `${percent} % of visitors get ${releasesOf(rollout).join(' with ')} instead, since ${shortTime(since)}; an exported folder shows it to nobody yet.`,
    ...formatNextStep(rollout),
    'To give it to more: npm run site -- promote --to <share>, to all: --to 100%. To take it back: npm run site -- undo',
  ];
}

/** What comes by itself; nothing where each share is given by hand. */
export function formatNextStep(rollout: Rollout): string[] {
  const next = nextStep(rollout);
  if (!next) return [];
  const [, ...rest] = laterShares(rollout);
  const then = rest.map((share) => `, then ${share} %`).join('');
  return [
    `Next by itself: ${next.percent} %${then}. The first not before ${shortTime(next.from)}. To stay at ${rollout.percent} %: npm run site -- promote --to ${rollout.percent}%`,
  ];
}
