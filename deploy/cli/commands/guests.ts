import { Command } from 'commander';
import { type ListedGuestLink, listGuestLinks } from '../../actions/guests/list-guest-links';
import { GUEST_LINK_HOURS, makeGuestLink } from '../../actions/guests/make-guest-link';
import { revokeGuestLink } from '../../actions/guests/revoke-guest-link';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import { formatTable, personName } from '../../text/table';
import { shortTime } from '../../text/time';
import { type Context, partSource } from '../context/context';
import { findGuestOrigin } from '../context/guest-origin';

interface Options {
  comments?: boolean;
  hours?: string;
  link?: boolean;
  revoke?: string;
}

export function guestsCommand(contextOf: () => Context): Command {
  return new Command('guests')
    .description('let somebody without an account see a preview for a while, by a link')
    .argument('<part[@release]>', 'such as landing or landing@3fa9c2d41b7e0011')
    .option('--link', 'make a link')
    .option(
      '--hours <number>',
      `how long it works, ${GUEST_LINK_HOURS.usual} by default, ${GUEST_LINK_HOURS.most} at most`,
    )
    .option('--comments', 'let guests comment by it')
    .option('--revoke <number>', 'close a link before its time')
    .action(async (words: string, { comments, hours, link, revoke }: Options) => {
      const context = contextOf();
      const choice = readChoice(words);
      const { part } = partSource(context, choice.part);
      const store = await context.openStore({ mayCreate: false });
      const parts = await chooseReleases(store, [{ part, release: choice.release }]);
      const { release } = parts[part]!;
      const author = await context.author();
      const name = `${part}@${release}`;
      if (revoke !== undefined) {
        const number = Number(revoke);
        const status = await revokeGuestLink({ store, link: { part, release, number }, author });
        const sentence =
          status === 'revoked' ? 'is closed: whoever opens it reads that it has ended' : 'was closed already';
        context.report.result(`Guest link ${number} of ${name} ${sentence}.`, {
          status,
          part,
          release,
          number,
        });
      } else if (link) {
        const { loadSigner } = context;
        const asked = Number(hours ?? GUEST_LINK_HOURS.usual);
        const { terms, path } = await makeGuestLink({
          store,
          parts,
          part,
          hours: asked,
          mayComment: comments ?? false,
          author,
          loadSigner,
        });
        const { origin, isAnswered } = await findGuestOrigin(context);
        const { number, until } = terms;
        context.report.result(
          [
            `Guest link ${number} of ${name} works until ${shortTime(until)}. It is shown this once:`,
            origin + path,
            ...(isAnswered ? [] : ['Nobody answers there now. The desk does: npm run site -- desk']),
            `To close it before: npm run site -- guests ${name} --revoke ${number}`,
          ].join('\n'),
          { status: 'linked', part, release, number, until, link: origin + path },
        );
      } else {
        const links = await listGuestLinks(store, part, release);
        context.report.result(formatLinks(name, links), { part, release, links });
      }
    });
}

function formatLinks(name: string, links: ListedGuestLink[]): string {
  if (links.length === 0)
    return `${name} has no guest links. To make one: npm run site -- guests ${name} --link`;
  const rows = links.map(({ number, state, until, mayComment, author, time }) => [
    String(number),
    state === 'revoked' ? 'closed' : state,
    shortTime(until),
    mayComment ? 'yes' : 'no',
    personName(author),
    shortTime(time),
  ]);
  return formatTable(['link', 'state', 'until', 'comments', 'made by', 'on'], rows).join('\n');
}
