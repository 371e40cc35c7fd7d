import { InvalidArgumentError } from 'commander';
import { giveToShare, type ShareOutcome, type ShareRequest } from '../actions/rollout/give-to-share';
import { SiteError } from '../store/site-error';
import type { Context } from './context';
import { atAddress, type SiteAddress, siteAddress } from './site-address';
import { stampAfterGoingLive } from './time-stamping';

/** A share of visitors in percent: `5%`, `100%`. @throws InvalidArgumentError */
export function readShare(words: string): number {
  const percent = Number(/^(\d{1,3})%$/.exec(words)?.[1]);
  if (percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('Give a share of visitors in whole percent, from 1% to 100%.');
}

/** Refuses what a share of visitors cannot have for itself. @throws SiteError `share-alone` */
export function assertShareAlone(others: Record<string, unknown>): void {
  const given = Object.keys(others).filter((name) => others[name] !== undefined);
  if (given.length === 0) return;
  const names = given.map((name) => (others[name] === false ? `--no-${name}` : `--${name}`)).join(', ');
  throw new SiteError(
    'share-alone',
    `A share of visitors gets releases and nothing else, and ${names} is for all; nothing was changed.`,
    `Leave --to out, or ${names}.`,
  );
}

/** Gives releases to a share of visitors, and says who gets what. */
export async function reportShare(context: Context, request: ShareRequest): Promise<void> {
  const outcome = await giveToShare(request);
  const { status, deployment, changed, rendered } = outcome;
  const address = await siteAddress(context, request.store, deployment.record.origin);
  context.report.result(sentenceOn(outcome, request.percent, address), {
    status,
    deployment: deployment.name,
    percent: request.percent,
    changed,
    rendered,
  });
  if (status === 'shared') await stampAfterGoingLive(context, request.store);
}

function sentenceOn(
  { status, deployment, changed }: ShareOutcome,
  percent: number,
  address: SiteAddress,
): string {
  const { name } = deployment;
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  const sentences = {
    shared: `${percent} % of visitors get another version${atAddress(address)}, by deployment ${name}:${lines}\nserve chooses them; web servers that read files, and exports, show it to nobody before 100%.\nTo give it to more: npm run site -- promote --to <share>. To take it back: npm run site -- rollback`,
    'would-share': `Every gate lets it pass; ${percent} % of visitors would get it. Nothing was changed.${lines}`,
    'already-shared': `${percent} % of visitors have it already, by deployment ${name}.`,
    'already-live': `All visitors have that already, by deployment ${name}${atAddress(address)}`,
  };
  return sentences[status];
}
