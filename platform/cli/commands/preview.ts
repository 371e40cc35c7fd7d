import { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { type Preview, partsOfCandidate, preview, revokeShareLinks } from '@site/operations';
import { idsOfReleases } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { OWN_COLORS, WHITE_ON_BLACK, formatCount, shortTime } from '@site/text';
import { candidateOf, type Context } from '../context/context';
import { type PreviewLink, assertLinks, findPreviewLink } from '../context/preview-links';

export function previewCommand(contextOf: () => Context): Command {
  return new Command('preview')
    .description('compose releases with everything else that is live, at an address of its own')
    .argument('<candidate...>', 'such as landing, landing@3fa9c2d41b7e0011, or the id of a preview')
    .option(
      '--share <time>',
      'make a link that shows it to anyone who has it: for 12h, 7d; 30d at most',
      readHours,
    )
    .option('--revoke', 'close all links to it that were made so far')
    .action(async (words: string[], { share, revoke }: { share?: number; revoke?: boolean }) => {
      const context = contextOf();
      await assertLinks(context, share !== undefined);
      const candidate = candidateOf(words);
      const store = await context.openStore({ mayCreate: false });
      const parts = await partsOfCandidate(store, candidate);
      if (!revoke) return reportPreview(context, store, await preview({ store, parts }), share);
      const releases = Object.entries(parts).map(([part, { release }]) => ({ part, release }));
      const of = typeof candidate === 'string' ? candidate : releases;
      const previews = await revokeShareLinks(store, of, await context.author());
      const sentence = `All links to it that were made so far are closed, of ${formatCount(previews.length, 'preview')}.`;
      return context.report.result(sentence, { status: 'revoked', previews });
    });
}

/**
 * Reports a preview's address and the command that puts it live, and as warnings what would keep it from that.
 * @param hours that the address works for anyone who has it
 */
export async function reportPreview(
  context: Context,
  store: Store,
  made: Preview,
  hours: number | null = null,
): Promise<void> {
  const { report } = context;
  const { id, path, parts, changed, problems } = made;
  const link = await findPreviewLink(context, store, id, hours);
  const names = idsOfReleases(changed);
  const isKept = problems.some(({ severity }) => severity === 'error');
  const putLive = isKept
    ? 'It cannot go live as it is now. What keeps it, and what to do:'
    : `Put it live: npm run site -- promote ${names.join(' ')}`;
  const next = names.length > 0 ? putLive : 'It is what is live: there is nothing to promote.';
  const { url, sharedUrl, until, state } = link;
  const toClose = hours === null ? [] : [`To close links to it: npm run site -- preview ${id} --revoke`];
  report.result([...formatPreviewLink(link, context.isTerminal), ...toClose, next].join('\n'), {
    preview: id,
    path,
    url,
    ...(sharedUrl && { sharedUrl }),
    ...(until && { until: until.toISOString() }),
    state,
    parts,
  });
  problems.forEach((problem) => report.problem({ ...problem, severity: 'warning' }));
}

/** How long a share link may work, in hours: 30 days. The desk offers a week at most. */
const MAX_SHARE_HOURS = 720;

/** @throws SiteError `share-hours` */
function readHours(words: string): number {
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(words) ?? [];
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  if (hours >= 1 && hours <= MAX_SHARE_HOURS) return hours;
  throw new SiteError(
    'share-hours',
    `A link cannot work for "${words}": it is 1 hour to 30 days; none was made.`,
    'Give hours or days: --share 12h, --share 7d.',
  );
}

/** Where a preview is opened, and what is to be done before it can be. @param withCode whether a QR code can be shown */
export function formatPreviewLink(link: PreviewLink, withCode: boolean): string[] {
  const { url, state, isLocal, sharedUrl, until, serve } = link;
  const forPhones = sharedUrl ?? (isLocal || state !== 'served' ? null : url);
  return [
    ...linesOn(url, state, isLocal, serve),
    sharedUrl && `On a phone in the same network: ${sharedUrl}`,
    until && `Anyone with the link sees it, until ${shortTime(until)}.`,
    until && !forPhones && isLocal && 'For phones in the same network: npm run site -- serve --share',
    withCode && forPhones && formatQrCode(forPhones),
  ].filter((line) => typeof line === 'string');
}

function linesOn(url: string, state: PreviewLink['state'], isLocal: boolean, serve: string): string[] {
  if (state === 'served') return [`Look at it: ${url}`];
  if (isLocal) return [`Look at it: ${url}`, `Nothing serves it now. In another window: ${serve}`];
  const local = `On this machine: SITE_PREVIEW_ORIGIN= ${serve}`;
  if (state === 'unreachable') return [`It belongs at ${url}, and no server answers there now. ${local}`];
  return [
    `It belongs at ${url}, and is not there yet. A site serve there opens it by a link that is made with the same SITE_PREVIEW_SECRET`,
    local,
  ];
}

/** A QR code for a terminal: light modules are drawn, two rows a line. */
export function formatQrCode(url: string): string {
  return renderUnicodeCompact(url, { ecc: 'L', border: 2 })
    .split('\n')
    .map((line) => WHITE_ON_BLACK + line + OWN_COLORS)
    .join('\n');
}
