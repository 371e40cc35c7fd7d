import { PREVIEWS_PATH } from '@site/shared/contracts';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command, InvalidArgumentError } from 'commander';
import { HISTORY_READS, STATUS_READS, publicSteps, readHistory, readStatus } from '@site/operations';
import { formatHistory } from '../format/format-history';
import { formatPublicSteps } from '../format/format-public-steps';
import { formatStatus } from '../format/format-status';
import type { NamedDeployment } from '@site/ledger';
import type { Context } from '../context/context';
import { type ServedSite, servedSites } from '../context/served-sites';
import { howToSee, siteAddress } from '../context/site-address';

export function statusCommand(contextOf: () => Context): Command {
  return new Command('status')
    .description('what is live, what is published and not live, and what was live before')
    .argument('[parts...]', 'only about these parts; all by default')
    .option(
      '--history [deployments]',
      'everything that was live instead, newest first: so many, or 20',
      readLimit,
    )
    .option('--public', 'the steps to a public address: how many are done, who does each, and where')
    .action(
      async (only: string[], { history, ...options }: { history?: number | true; public?: boolean }) => {
        if (options.public) return reportPublicSteps(contextOf());
        if (history) return reportHistory(contextOf(), only, history === true ? 20 : history);
        const { report, ...context } = contextOf();
        const store = await context.openStore({ mayCreate: false, readFirst: STATUS_READS });
        const status = await readStatus(store, Object.keys(knownParts), only);
        status.problems.forEach(report.problem);
        const served = await servedSites(context.root, store.describe());
        const address = status.live && (await siteAddress(context, store, status.live.record.origin));
        const places = [...served.map(formatServed), ...(address ? howToSee(address) : [])];
        report.result([formatStatus(status, new Date(), address), ...places].join('\n\n'), {
          live: status.live && fieldsOf(status.live),
          url: address && address.url,
          previous: status.previous && fieldsOf(status.previous),
          before: status.before && fieldsOf(status.before),
          parts: status.parts.map(({ part, release, manifest }) => ({ part, release, ...manifest })),
          newer: status.newer,
          superseded: status.superseded,
          people: status.people,
          isWithoutPolicy: status.isWithoutPolicy,
          shown: status.shown?.name ?? null,
          emergencies: status.emergencies,
          schedules: status.schedules,
          missingValues: status.missingValues,
          translations: status.translations,
          questions: status.questions,
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
  report.result(formatPublicSteps(steps), { steps });
}

function readLimit(words: string): number {
  if (/^[1-9]\d{0,5}$/.test(words)) return Number(words);
  throw new InvalidArgumentError(`"${words}" is no whole number from 1.`);
}

function formatServed({ url, previewUrl }: ServedSite): string {
  return `Served on this machine now: ${url}, previews at ${previewUrl}${PREVIEWS_PATH}…`;
}

function fieldsOf({ name, sha256, record }: NamedDeployment) {
  return { name, sha256, ...record };
}
