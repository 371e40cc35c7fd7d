import type { Rollout } from '../../records/deployment';
import { SiteError } from '../../store/site-error';

/** `landing@3fa9c2d41b7e0011, which 5 % of visitors get` */
export function formatRollout({ percent, parts }: Pick<Rollout, 'percent' | 'parts'>): string {
  return `${releasesOf({ parts }).join(' with ')}, which ${percent} % of visitors get`;
}

/** `landing@3fa9c2d41b7e0011`, one for each part on trial. */
export function releasesOf({ parts }: Pick<Rollout, 'parts'>): string[] {
  return Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
}

export function rolloutRunning(rollout: Rollout): SiteError {
  return new SiteError(
    'rollout-running',
    `${formatRollout(rollout)}, is not decided on yet; nothing was changed.`,
    'Put it live for all (npm run site -- promote --to 100%) or take it back (npm run site -- undo), then repeat the command. In an emergency: promote … --emergency -m "why", which ends it.',
  );
}

export function shareShrinks({ percent }: Rollout, wanted: number): SiteError {
  return new SiteError(
    'rollout-shrinks',
    `${percent} % of visitors have it already, and a share of ${wanted} % would take it from some of them; nothing was changed.`,
    `Give a larger share, or take it back from all: npm run site -- undo`,
  );
}

export function shareFirst(rollout: Rollout): SiteError {
  return new SiteError(
    'rollout-running',
    `${formatRollout(rollout)}, is not decided on yet; nothing was changed.`,
    'Take that back first: npm run site -- undo. To go back further at once, name the deployment: npm run site -- rollback <number>',
  );
}

export function noShare(): SiteError {
  return new SiteError(
    'share-missing',
    'All visitors get the same: there is no share of them to take something back from; nothing was changed.',
    'To put what was live before back: npm run site -- rollback',
  );
}

export function rolloutChanged(): SiteError {
  return new SiteError(
    'rollout-changed',
    'Somebody decided on this share of visitors at the same moment; nothing was changed.',
    'See what visitors get now: npm run site -- status',
  );
}

export function stepsUncounted(): SiteError {
  return new SiteError(
    'steps-uncounted',
    'The pages count no visits, so no step would ever be taken; nothing was changed.',
    'Have them count visits first (npm run site -- promote --visits), or leave --steps out.',
  );
}

export function nothingToCompare(): SiteError {
  return new SiteError(
    'nothing-live',
    'Nothing is live yet that the other visitors could get; nothing was changed.',
    'Put something live for all first: npm run site -- promote',
  );
}
