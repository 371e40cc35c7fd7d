import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import { missingForCheck, openBrowser } from '@site/page-check';
import { type PublicDesk, buildScreens, startDesk } from '@site/desk';
import { readDeskOrigin, readLivePointer } from '@site/ledger';
import { changeOf } from '@site/operations';
import { assertPortsFree } from '@site/server';
import { SiteError } from '@site/errors';
import { shortTime } from '@site/text';
import type { Context } from '../context/context';
import { machineKey, watchSchedulesOf } from '../context/schedules';
import { notifyOf, stampAfterGoingLive, trustedRoots } from '../context/outbox';
import { DESK_PORT, readPort, networkAddress } from '../context/port';
import { previewSecret } from '../context/preview-links';
import { logFailure } from '../context/report';
import type { Store } from '@site/store';
import { startLocalStore } from './start';

/** No passkey is made at the frames: they may have an address of this machine, as a desk without `--frames` gives them. */
function readFrames(words: string): string {
  const here = words.trim().replace(/\/$/, '');
  const isHere = /^http:\/\/127\.0\.0\.1(:\d+)?$/.test(here) && URL.canParse(here);
  return isHere ? here : readDeskOrigin(words, '--frames ');
}

/** Nothing hands on what is asked of an address of this machine. */
function portOf(origin: string | undefined): number {
  const { hostname, port } = new URL(origin ?? 'https://desk');
  return (hostname === 'localhost' && Number(port)) || DESK_PORT;
}

interface Options {
  port?: number;
  share?: boolean;
  public?: string;
  frames?: string;
}

export function deskCommand(contextOf: () => Context): Command {
  return new Command('desk')
    .description('see what is live and what waits, approve, put live and roll back, in a browser')
    .option(
      '-p, --port <number>',
      `port on this machine; frames get the next free one (default: ${DESK_PORT}, or the port of --public on this machine)`,
      readPort,
    )
    .option(
      '--public <origin>',
      'have several persons sign in with passkeys, at this address behind TLS: https://desk.example.in',
      (words: string) => readDeskOrigin(words, '--public '),
    )
    .option(
      '--frames <origin>',
      'where its frames are then, https://desk-frames.example.in (default: on this machine, to try it)',
      readFrames,
    )
    .option('--share', 'let phones in the same network see previews, by share links')
    .action(async ({ share, public: origin, frames, port = portOf(origin) }: Options) => {
      const shared = origin ? { origin, ...framesOf(origin, frames) } : undefined;
      const context = contextOf();
      await assertPortsFree([{ from: '--port ', port }]);
      const secret = await previewSecret(context);
      const sharing = share && { share: { address: networkAddress() } };
      await trustedRoots(context);
      const { report, root, env, loadSigner } = context;
      const store = await openOrStart(context);
      report.progress("Building the desk's screens");
      const desk = await startDesk({
        store,
        root,
        parts: Object.keys(knownParts),
        author: await context.author(),
        loadSigner,
        machineKey: () => machineKey(context),
        openBrowser: () => openBrowser(env),
        missingForCheck: () => missingForCheck(env),
        afterGoingLive: () => stampAfterGoingLive(context, store),
        trustedRoots: () => trustedRoots(context),
        screens: await buildScreens(root),
        port,
        shared,
        previewSecret: secret,
        ...sharing,
        onAct: ({ state, request, result, author }) => {
          const change = state === 'done' ? changeOf({ ...request, ...result }) : null;
          if (change) void notifyOf(context, [change], author);
        },
        onAudit: (line) => {
          const why = line.codes.length > 0 ? `: ${line.codes.join(', ')}` : '';
          const said = `${shortTime(line.time)}  ${line.author}  ${line.what}  ${line.outcome}${why}`;
          report.log('information', said, { audit: line });
        },
        onError: (error) => logFailure(report, 'A request failed', error),
        onNewLink: (link) =>
          report.log('information', `Opened. For another browser, once: ${link}`, { link }),
      });
      const schedules = watchSchedulesOf(context, store);
      try {
        const { url, framesUrl, link, bootstrapLink, port: own, framesPort } = desk;
        const handOn =
          url === `http://localhost:${own}`
            ? ''
            : ` Hand on to port ${own} of this machine what is asked of ${url}, and to ${framesPort} what is asked of ${framesUrl}.`;
        const where = shared
          ? `Persons sign in with their passkeys at ${link}.${handOn}`
          : `This link works once:\n${link}`;
        const begin = bootstrapLink
          ? `\nThis store has no access policy yet. This link works once, for the first editor; give it to no other person:\n${bootstrapLink}`
          : '';
        report.log('information', `The desk is open (Ctrl-C stops it). ${where}${begin}`, {
          url,
          framesUrl,
          link,
          ...(bootstrapLink && { bootstrapLink }),
          port: own,
          framesPort,
        });
        await context.untilStopped();
      } finally {
        await schedules.stop();
        await desk.stop();
      }
    });
}

/** A fresh working copy has no store of its own yet: it gets one as `npm start` makes it. @throws what opening another one does */
async function openOrStart(context: Context): Promise<Store> {
  const isOwn = context.isLocalStore;
  try {
    const store = await context.openStore({ mayCreate: false });
    return isOwn && !(await readLivePointer(store)) ? await startLocalStore(context) : store;
  } catch (error) {
    if (isOwn && error instanceof SiteError && /^store-(missing|gone)$/.test(error.code))
      return startLocalStore(context);
    throw error;
  }
}

/** @throws SiteError `frames-missing`, `frames-same` */
function framesOf(origin: string, frames: string | undefined): Pick<PublicDesk, 'frames'> {
  // Cookies belong to all ports of a host.
  if (frames && new URL(frames).hostname === new URL(origin).hostname)
    throw new SiteError(
      'frames-same',
      'The frames are at the host of the desk itself, where the code of a release could reach its sessions.',
      'Give them another host: --frames https://desk-frames.example.in; on this machine, --frames http://127.0.0.1:8091',
    );
  if (frames || new URL(origin).hostname === 'localhost') return { frames };
  throw new SiteError(
    'frames-missing',
    'A desk that others open needs a second host for its frames.',
    'Name it: --frames https://desk-frames.example.in',
  );
}
