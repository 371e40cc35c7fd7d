import { PREVIEWS_PATH } from '@site/shared/contracts';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import {
  type History,
  type HistoryEntry,
  type OpenStep,
  HISTORY_READS,
  STATUS_READS,
  publicSteps,
  readHistory,
  readStatus,
} from '@site/operations';
import { type NamedDeployment, idOfRelease, isRollbackOfPart } from '@site/ledger';
import { formatCount, formatTable, personName, shortTime } from '@site/text';
import { type Context, readCount } from '../context/context';
import { type SiteAddress, atAddress, howToSee, servedSites, siteAddress } from '../context/site-address';
import { formatStatus } from '../format/format-status';

export function statusCommand(contextOf: () => Context): Command {
  return new Command('status')
    .description('what is live, what is published and not live, and what was live before')
    .argument('[parts...]', 'only about these parts; all by default')
    .option(
      '--history [deployments]',
      'everything that was live instead, newest first: so many, or 20',
      readCount,
    )
    .option('--public', 'the steps to a public address: how many are done, who does each, and where')
    .action(
      async (only: string[], { history, ...options }: { history?: number | true; public?: boolean }) => {
        if (options.public) return reportPublicSteps(contextOf());
        if (history) return reportHistory(contextOf(), only, history === true ? 20 : history);
        const { report, ...context } = contextOf();
        const store = await context.openStore({ mayCreate: false, readFirst: STATUS_READS });
        const status = await readStatus(store, Object.keys(knownParts), only);
        const { live, previous, before, parts, shown, problems, ...others } = status;
        problems.forEach(report.problem);
        const served = await servedSites(context.root, store.describe());
        const address = live && (await siteAddress(context, store, live.record.origin));
        const places = served.map(
          ({ url, previewUrl }) =>
            `Served on this machine now: ${url}, previews at ${previewUrl}${PREVIEWS_PATH}…`,
        );
        if (address) places.push(...howToSee(address));
        report.result([formatStatus(status, new Date(), address), ...places].join('\n\n'), {
          ...others,
          live: live && fieldsOf(live),
          url: address && address.url,
          previous: previous && fieldsOf(previous),
          before: before && fieldsOf(before),
          parts: parts.map(({ part, release, manifest }) => ({ part, release, ...manifest })),
          shown: shown?.name ?? null,
          served: served.map(({ url, previewUrl }) => ({ url, previewUrl })),
        });
      },
    );
}

async function reportHistory({ report, ...context }: Context, parts: string[], limit: number): Promise<void> {
  const store = await context.openStore({ mayCreate: false, readFirst: HISTORY_READS });
  const { entries, hasMore, problems } = await readHistory(store, limit, { parts });
  const [newest] = entries;
  const address = newest ? await siteAddress(context, store, newest.record.origin) : null;
  report.result(formatHistory({ entries, hasMore }, parts, address), {
    deployments: entries.map(({ name, sha256, changed, retired, withdrawn, record }) => {
      return { name, sha256, changed, retired, withdrawn, ...record };
    }),
    hasMore,
  });
  problems.forEach(report.problem);
}

async function reportPublicSteps({ report, ...context }: Context): Promise<void> {
  const store = await context.openStore({ mayCreate: false });
  const steps = await publicSteps(store, Object.keys(knownParts), await context.author());
  const done = steps.filter(({ open }) => open === 0).length;
  const open = steps.reduce((sum, step) => sum + step.open, 0);
  const way = `The way to a public address: ${done} of ${formatCount(steps.length, 'step')} done, ${open} open. What is published counts.`;
  report.result([way, ...steps.map(formatStep)].join('\n\n'), { steps });
}

function fieldsOf({ name, sha256, record }: NamedDeployment) {
  return { name, sha256, ...record };
}

/** What was live, newest first, in lines. @param parts that were asked for; none: all */
function formatHistory(
  { entries, hasMore }: Pick<History, 'entries' | 'hasMore'>,
  parts: string[],
  address: SiteAddress | null,
): string {
  if (!address && parts.length === 0)
    return 'Nothing was live yet. Put something live: npm run site -- promote';
  if (!address)
    return `No part ${parts.map((part) => JSON.stringify(part)).join(' or ')} was live. What is: npm run site -- status`;
  const rows = entries.map((entry) => {
    const { name, record } = entry;
    return [name, shortTime(record.time), personName(record.author), whatOf(entry), record.message];
  });
  const heading = [`What was live${atAddress(address)}, newest first:`];
  const more = hasMore
    ? [`There are earlier deployments: npm run site -- status --history ${entries.length * 5}`]
    : [];
  const table = formatTable(['deployment', 'made', 'by', 'what', 'message'], rows);
  return [...heading, ...table, ...more, ...howToSee(address)].join('\n');
}

/** So many parts of a deployment are named; of more, the first ones. */
const MAX_NAMED = 4;

/** Names and what is said of them, in a line that can be read. */
function someOf(words: string[], separator: string): string {
  if (words.length <= MAX_NAMED) return words.join(separator);
  const shown = words.slice(0, MAX_NAMED - 1);
  return `${shown.join(separator)} and ${words.length - shown.length} more`;
}

/** What a deployment did: `landing@3fa9c2d41b7e0011`, or `back to 000012-3fa9c2d41b7e (landing)`. */
function whatOf({ record, changed, retired, withdrawn }: HistoryEntry): string {
  const made = changed.map((part) => {
    const name = idOfRelease({ part, ...record.parts[part]! });
    return withdrawn.includes(part) ? `${name} (withdrawn since)` : name;
  });
  const releases = someOf([...made, ...retired.map((part) => `${part} retired`)], ' ');
  const mark = changed.some((part) => record.emergencies?.[part]) ? 'EMERGENCY: ' : '';
  const due = record.scheduled ? `, scheduled for ${shortTime(record.scheduled.at)}` : '';
  if (!record.rollsBackTo) return mark + releases + (record.unchecked ? ' (unchecked)' : '') + due;
  if (isRollbackOfPart(record)) return `${releases}, back to that of ${record.rollsBackTo}${due}`;
  return `back to ${record.rollsBackTo} (${someOf([...changed, ...retired], ', ') || 'no part changed'})`;
}

/** So many places of a step are shown; `--json` has all. */
const MAX_SHOWN = 5;

function formatStep(step: OpenStep, index: number): string {
  const { title, who, open, places } = step;
  if (open === 0) return `${index + 1}. ${title}: done`;
  const more = open > MAX_SHOWN ? [`   … and ${open - MAX_SHOWN} more (--json has all)`] : [];
  return [
    `${index + 1}. ${title}: ${open} open. ${who}`,
    ...places
      .slice(0, MAX_SHOWN)
      .map(({ file, line, what }) => `   ${file && `${file}:${line}  `}${what.split('\n')[0]}`),
    ...more,
    `   → ${whatToDo(step)}`,
  ].join('\n');
}

function whatToDo({ step, part }: OpenStep): string {
  const publish = `npm run site -- publish ${part ?? 'shell'} -m "why"`;
  return {
    values: `Put them in the place of null, and publish: ${publish}`,
    texts: `Confirm each where it stands, and publish: ${publish}`,
    translations: `Read each, write "$confirmed": true in it, and publish: ${publish}`,
    rules: 'Change what it names, and publish that part: npm run site -- publish <part>',
    people: 'Say who may: npm run site -- people init (docs/who-ships-what.md)',
    address: `Give siteOrigin last, and publish: ${publish}`,
    check: 'Once all else is done, have a browser open it: npm run site -- check <part@release>',
  }[step];
}
