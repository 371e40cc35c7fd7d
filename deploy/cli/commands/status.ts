import { PREVIEWS_PATH } from '@site/shared/contracts';
import { knownParts } from '@site/shared/working-copy/known-parts';
import { Command } from 'commander';
import { readStatus, STATUS_READS } from '../../actions/status';
import { formatStatus } from '../format/format-status';
import type { NamedDeployment } from '../../records/deployment';
import type { Context } from '../context/context';
import { type ServedSite, servedSites } from '../context/served-sites';
import { howToSee, siteAddress } from '../context/site-address';

export function statusCommand(contextOf: () => Context): Command {
  return new Command('status')
    .description('what is live, what is published and not live, and what was live before')
    .argument('[parts...]', 'only about these parts; all by default')
    .action(async (only: string[]) => {
      const { report, ...context } = contextOf();
      const store = await context.openStore({ mayCreate: false, readFirst: STATUS_READS });
      const status = await readStatus(store, Object.keys(knownParts), only);
      status.problems.forEach((problem) => report.problem(problem));
      const served = await servedSites(context.root, store.describe());
      const address = status.live && (await siteAddress(context, store, status.live.record.origin));
      const places = [...served.map(formatServed), ...(address ? howToSee(address) : [])];
      report.result([formatStatus(status, new Date(), address), ...places].join('\n\n'), {
        live: status.live && fieldsOf(status.live),
        url: address && address.url,
        previous: status.previous && fieldsOf(status.previous),
        parts: status.parts.map(({ part, release, manifest }) => ({ part, release, ...manifest })),
        newer: status.newer,
        superseded: status.superseded,
        people: status.people,
        isOpenToAll: status.isOpenToAll,
        shown: status.shown?.name ?? null,
        emergencies: status.emergencies,
        schedules: status.schedules,
        missingValues: status.missingValues,
        translations: status.translations,
        served: served.map(({ url, previewUrl }) => ({ url, previewUrl })),
      });
    });
}

function formatServed({ url, previewUrl }: ServedSite): string {
  return `Served on this machine now: ${url}, previews at ${previewUrl}${PREVIEWS_PATH}…`;
}

function fieldsOf({ name, sha256, record }: NamedDeployment) {
  return { name, sha256, ...record };
}
