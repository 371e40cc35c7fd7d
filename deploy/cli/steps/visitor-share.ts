import { InvalidArgumentError } from 'commander';
import { giveToShare, type ShareOutcome, type ShareRequest } from '../../actions/rollout/give-to-share';
import type { RolloutSteps } from '../../records/deployment';
import { SiteError } from '../../store/site-error';
import type { Context } from '../context/context';
import { type Choice, formatNothingNew } from '../format/format-plan';
import { formatNextStep } from '../format/format-rollout';
import { atAddress, type SiteAddress, siteAddress } from '../context/site-address';
import { stampAfterGoingLive } from '../context/time-stamping';

/** In minutes. */
const USUAL_WAIT = 30;
const LONGEST_WAIT = 7 * 24 * 60;

/** A share of visitors in percent: `5%`, `100%`. @throws InvalidArgumentError */
export function readShare(words: string): number {
  const percent = Number(/^(\d{1,3})%$/.exec(words)?.[1]);
  if (percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('Give a share of visitors in whole percent, from 1% to 100%.');
}

/** `30m`, `2h`, `1d`, in minutes; at most a week. @throws InvalidArgumentError */
export function readWait(words: string): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(words) ?? [];
  const minutes = Number(count) * { m: 1, h: 60, d: 24 * 60 }[(unit ?? 'm') as 'm' | 'h' | 'd'];
  if (minutes <= LONGEST_WAIT) return minutes;
  throw new InvalidArgumentError('Give minutes, hours or days, such as 30m, 2h or 1d, up to 7d.');
}

/** `5%,25%,100%`, each larger than the one before. @throws InvalidArgumentError */
export function readSteps(words: string): number[] {
  const shares = words.split(',').map((share) => readShare(share.trim()));
  const isGrowing = shares.every((share, index) => index === 0 || share > shares[index - 1]!);
  if (isGrowing && shares.length >= 2 && shares.length <= 20) return shares;
  throw new InvalidArgumentError('Give shares of visitors, each larger than the one before: 5%,25%,100%.');
}

interface ShareOptions {
  to?: number;
  steps?: number[];
  wait?: number;
}

/** The share to give now, and those that follow by themselves. @throws SiteError `steps-unclear` */
export function sharesOf({ to, steps, wait }: ShareOptions): { percent?: number; steps?: RolloutSteps } {
  if (steps && (to ?? steps[0]) !== steps[0])
    throw stepsUnclear(`The steps begin with ${steps[0]}%, and --to says ${to}%`);
  if (wait !== undefined && !steps) throw stepsUnclear('There are no steps that --wait could be between');
  if (!steps) return { percent: to };
  return { percent: steps[0], steps: { shares: steps, waitMinutes: wait ?? USUAL_WAIT } };
}

function stepsUnclear(fact: string): SiteError {
  return new SiteError(
    'steps-unclear',
    `${fact}; nothing was changed.`,
    'For example: npm run site -- promote landing --to 5% --steps 5%,25%,100% --wait 30m',
  );
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
export async function reportShare(context: Context, request: ShareRequest, choice: Choice): Promise<void> {
  const outcome = await giveToShare(request);
  const { status, deployment, changed, rendered } = outcome;
  const address = await siteAddress(context, request.store, deployment.record.origin);
  const { percent, steps } = request;
  context.report.result(sentenceOn(outcome, { percent, address, choice }), {
    status,
    deployment: deployment.name,
    percent,
    steps: steps ?? null,
    changed,
    rendered,
  });
  if (status === 'shared') await stampAfterGoingLive(context, request.store);
}

function sentenceOn(
  { status, deployment, changed }: ShareOutcome,
  { percent, address, choice }: { percent: number; address: SiteAddress; choice: Choice },
): string {
  const { name } = deployment;
  const { rollout } = deployment.record;
  const next = (rollout ? formatNextStep(rollout) : []).map((line) => `\n${line}`).join('');
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  const sentences = {
    shared: `${percent} % of visitors get another version${atAddress(address)}, by deployment ${name}:${lines}\nserve and nginx choose them; an exported folder shows it to nobody before 100%.${next}\nTo give it to more: npm run site -- promote --to <share>. To take it back: npm run site -- undo`,
    'would-share': `Every gate lets it pass; ${percent} % of visitors would get it. Nothing was changed.${lines}`,
    'already-shared': `${percent} % of visitors have it already, by deployment ${name}.`,
    'already-live': formatNothingNew(name, address, choice),
  };
  return sentences[status];
}
