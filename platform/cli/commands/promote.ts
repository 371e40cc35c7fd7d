import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import {
  type FailedPublication,
  type PromoteOutcome,
  type PromotionPlan,
  chooseCandidate,
  choiceReads,
  planPromotion,
  promote,
  readFailedPublication,
} from '@site/operations';
import { SiteError } from '@site/errors';
import { actIn, choiceOf, type Context } from '../context/context';
import { type Choice, formatNothingNew, formatPlan } from '../format/format-plan';
import { assertLinks, previewPlaces } from '../context/preview-links';
import { atAddress, howToSee, type SiteAddress, siteAddress } from '../context/site-address';
import { stampAfterGoingLive } from '../context/time-stamping';
import { readDates, reportSchedule } from '../context/schedule-dates';

interface Options {
  message: string;
  visits?: boolean;
  dryRun?: boolean;
  at?: string;
  until?: string;
  emergency?: boolean;
  unchecked?: boolean;
}

export function promoteCommand(contextOf: () => Context): Command {
  return new Command('promote')
    .description('put releases live: those that you name, or the newest of each part that you published')
    .argument(
      '[part[@release]...]',
      'such as landing or landing@3fa9c2d41b7e0011 (default: the newest of every part, if you published it)',
    )
    .option('--visits', 'have pages count visits, for a server that takes them (site serve --metrics-port)')
    .option('--no-visits', 'have pages count nothing, as at first')
    .option('-m, --message <words>', 'why (default: what was said when it was published)', '')
    .option('--at <time>', 'put it live then: a time with its offset, or a date (its beginning in India)')
    .option('--until <time>', 'roll back to the releases before then')
    .option(
      '--emergency',
      'put it live by one person of the team, without its approvals, for the reason that you give; shown until another approves it',
    )
    .option('--unchecked', 'in an emergency: without a check by a browser, for the reason that you give')
    .option('--dry-run', 'compose and check, and say what would go live; change nothing')
    .action(async (words: string[], options: Options) => {
      const { visits, dryRun, emergency, unchecked, at, until } = options;
      const context = contextOf();
      await assertLinks(context);
      const dates = readDates({ at, until }, { isSwitched: visits !== undefined, emergency }, new Date());
      if (dates && unchecked) throw uncheckedLater();
      // The switch alone puts nothing else live: it is for moments in which no more is to change.
      const all = visits === undefined ? Object.keys(knownParts) : [];
      const choices = words.map(choiceOf);
      const sought = choices.flatMap(({ part, release }) => (release === null ? part : []));
      const readFirst = choiceReads(choices.length > 0 ? sought : all);
      const act = await actIn(context, readFirst);
      const { store, author } = act;
      const taken = await chooseCandidate(store, choices, { parts: all, author });
      const { parts: chosen, left } = taken;
      left.forEach(context.report.problem);
      const plan = await planPromotion(store, taken, dryRun || dates !== null);
      const url = plan.preview && (await previewPlaces(context, store, plan.preview)).url;
      formatPlan(plan, url, new Date()).forEach(context.report.progress);
      // What no browser has opened goes live for a reason of its own.
      const isHasty = emergency || unchecked;
      const message = options.message || (isHasty ? '' : reasonOf(plan));
      const request = { ...act, parts: chosen, message, dryRun, isUnchecked: unchecked };
      if (dates) {
        await reportSchedule(context, request, dates);
        if (!dates.at && !dryRun) await stampAfterGoingLive(context, store);
        return;
      }
      const hasLeft = left.some(({ severity }) => severity === 'warning');
      const isUnnamed = choices.every(({ release }) => release === null) && Object.keys(chosen).length > 0;
      const choice = { hasLeft, isUnnamed };
      const outcome = await promote({ ...request, visits, emergency });
      const { status, deployment, changed } = outcome;
      const address = await siteAddress(context, store, deployment.record.origin);
      const failed = status === 'already-live' ? await readFailedPublication(context.root, store) : null;
      context.report.result(sentenceOn(outcome, address, choice, failed), {
        status,
        deployment: deployment.name,
        url: address.url,
        parts: deployment.record.parts,
        changed,
      });
      if (status === 'promoted') await stampAfterGoingLive(context, store);
    });
}

/** What was said when the releases were published. */
function reasonOf({ releases }: PromotionPlan): string {
  return [...new Set(releases.map(({ message }) => message))].filter(Boolean).join('; ');
}

function uncheckedLater(): SiteError {
  return new SiteError(
    'schedule-impossible',
    'What goes live at a time of its own is no emergency: it takes a check by a browser; nothing was scheduled.',
    'Have a browser open it (npm run site -- check <part@release>), and leave --unchecked out.',
  );
}

function sentenceOn(
  { status, deployment, changed }: PromoteOutcome,
  address: SiteAddress,
  choice: Choice,
  failed: FailedPublication | null,
): string {
  const { name } = deployment;
  const how = howToSee(address)
    .map((line) => `\n${line}`)
    .join('');
  if (status === 'already-live') return formatNothingNew(name, address, choice, failed) + how;
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  if (status === 'promoted') return `Deployment ${name} is live${atAddress(address)}${lines}${how}`;
  return `Every gate lets it pass; it would go live as the next deployment. Nothing was changed.${lines}`;
}
