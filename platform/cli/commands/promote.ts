import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import {
  type FailedPublication,
  type NamedTime,
  type PromoteOutcome,
  type PromotionPlan,
  type ScheduleOutcome,
  chooseCandidate,
  choiceReads,
  planPromotion,
  promote,
  readComingTime,
  readFailedPublication,
  schedule,
  tick,
} from '@site/operations';
import { type ReleaseManifest, idOfRelease } from '@site/ledger';
import { SiteError } from '@site/errors';
import { formatAge, formatTime, personName, shortTime } from '@site/text';
import { actIn, choiceOf, type Context } from '../context/context';
import { stampAfterGoingLive } from '../context/outbox';
import { assertLinks, previewPlaces } from '../context/preview-links';
import { atAddress, howToSee, type SiteAddress, siteAddress } from '../context/site-address';

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
      const { message, visits, dryRun, emergency, unchecked: isUnchecked } = options;
      const context = contextOf();
      await assertLinks(context);
      const dates = readDates(options, new Date());
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
      const request = { ...act, parts: chosen, message, dryRun, isUnchecked };
      if (dates) {
        await reportSchedule(context, request, dates);
        if (!dates.at && !dryRun) await stampAfterGoingLive(context, store);
        return;
      }
      const outcome = await promote({ ...request, visits, emergency });
      const { status, deployment, changed } = outcome;
      const address = await siteAddress(context, store, deployment.record.origin);
      const choice = {
        hasLeft: left.some(({ severity }) => severity === 'warning'),
        isUnnamed: choices.every(({ release }) => release === null) && Object.keys(chosen).length > 0,
        failed: status === 'already-live' ? await readFailedPublication(context.root, store) : null,
      };
      context.report.result(sentenceOn(outcome, address, choice), {
        status,
        deployment: deployment.name,
        url: address.url,
        parts: deployment.record.parts,
        changed,
      });
      if (status === 'promoted') await stampAfterGoingLive(context, store);
    });
}

function sentenceOn(outcome: PromoteOutcome, address: SiteAddress, choice: Choice): string {
  const { status, deployment, changed } = outcome;
  const { name } = deployment;
  const how = howToSee(address)
    .map((line) => `\n${line}`)
    .join('');
  if (status === 'already-live') return formatNothingNew(name, address, choice) + how;
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  if (status === 'promoted') return `Deployment ${name} is live${atAddress(address)}${lines}${how}`;
  return `Every gate lets it pass; it would go live as the next deployment. Nothing was changed.${lines}`;
}

/** What a promotion takes, a line each, and where it can be looked at. @param previewUrl null where it was not previewed */
function formatPlan({ releases }: PromotionPlan, previewUrl: string | null, now: Date): string[] {
  if (releases.length === 0) return [];
  const names = releases.map(idOfRelease);
  const nameAll = (one: Pick<ReleaseManifest, 'part' | 'release' | 'message'>) =>
    `${idOfRelease(one)}${one.message && ` “${one.message}”`}`;
  return [
    ...releases.flatMap(({ olderThan, ...one }, index) => [
      `Takes ${nameAll(one)}, built ${formatAge(new Date(one.time), now)} by ${personName(one.author)}`,
      olderThan &&
        `It was built before what is live, ${nameAll(olderThan)} by ${personName(olderThan.author)}, and reverts what that changed: npm run site -- diff ${names[index]}`,
    ]),
    previewUrl
      ? `Its preview: ${previewUrl}`
      : `It was not previewed with what is live now. To look at it first: npm run site -- preview ${names.join(' ')}`,
  ].filter((line) => line !== null);
}

interface Choice {
  /** Whether newer ones were left, and told. */
  hasLeft: boolean;
  /** Whether none was named, so that the newest were taken. */
  isUnnamed: boolean;
  /** The last publication, where it failed and nothing new goes live. */
  failed: FailedPublication | null;
}

/** Where all visitors have already what a promotion would take. */
export function formatNothingNew(name: string, address: SiteAddress, choice: Choice): string {
  const { hasLeft, isUnnamed, failed } = choice;
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

interface ScheduleDates {
  /** Null for now. */
  at: NamedTime | null;
  until: NamedTime | null;
}

/**
 * @returns null where something goes live now, and stays
 * @throws what reading a time throws, and SiteError `schedule-impossible`
 */
function readDates({ at, until, visits, emergency, unchecked }: Options, now: Date): ScheduleDates | null {
  if (at === undefined && until === undefined) return null;
  const reject = (fact: string, remedy: string) => {
    throw new SiteError('schedule-impossible', `${fact}; nothing was scheduled.`, remedy);
  };
  if (visits !== undefined)
    reject(
      'The counting of visits is not switched by a schedule',
      'Switch it in a command of its own: npm run site -- promote --visits',
    );
  if (emergency) reject('What waits for its day is no emergency', 'Leave --emergency out, or the date.');
  if (unchecked)
    reject(
      'What goes live at a time of its own is no emergency: it takes a check by a browser',
      'Have a browser open it (npm run site -- check <part@release>), and leave --unchecked out.',
    );
  return {
    at: at === undefined ? null : readComingTime(at, now),
    until: until === undefined ? null : readComingTime(until, now),
  };
}

/** Schedules releases and prints when they go live; what begins now is put live at once. */
async function reportSchedule(
  context: Context,
  request: Omit<Parameters<typeof schedule>[0], 'at' | 'until'>,
  { at, until }: ScheduleDates,
): Promise<void> {
  const outcome = await schedule({
    ...request,
    at: at?.time ?? new Date(),
    ...(until && { until: until.time }),
  });
  const { status, terms, end, changed, replaced } = outcome;
  const done = at || request.dryRun ? [] : (await tick(request)).done;
  const own = done.find(({ number }) => number === terms.number);
  const { after: _, ...fields } = terms;
  context.report.result(scheduledSentence(outcome, { at, until }, own?.deployment), {
    status,
    ...fields,
    end: end && { number: end.number, at: end.at },
    changed,
    replaced,
    deployment: own?.deployment ?? null,
  });
}

function scheduledSentence(
  { status, terms, end, changed, replaced }: ScheduleOutcome,
  { at, until }: ScheduleDates,
  deployment: string | undefined,
): string {
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  const by = end?.number ? ` by schedule ${end.number}` : '';
  const ending = until ? `\nUntil ${until.meaning}; then the release before goes live again${by}.` : '';
  if (status === 'would-schedule')
    return `Every gate lets it pass, as of ${at?.meaning ?? 'now'}; it would be scheduled. Nothing was changed.${lines}${ending}`;
  if (!at)
    return `${deployment ? `Deployment ${deployment} is live` : 'Nothing was put live yet: npm run site -- status'}${lines}${ending}`;
  const replacing = replaced.length > 0 ? ` It replaces schedule ${replaced.join(' and ')}.` : '';
  return `Schedule ${terms.number}: live at ${at.meaning}, decided ${formatTime(terms.time)}.${replacing}${lines}${ending}\nIt is checked again then. What carries it out: npm run site -- tick, or npm run site -- serve for a folder. To cancel it: npm run site -- cancel ${terms.number} -m "why"`;
}
