import { join } from 'node:path';
import type { ActRequest, ActKind } from '../../api/acts';
import { headCommit, savedSince } from '../../editor/commit';
import { workspaceOf } from '../../editor/working-copy';
import {
  type LoadSigner,
  type PublishedPart,
  askForChanges,
  cancel,
  check,
  decide,
  findingsOf,
  freeze,
  liftFreeze,
  preview,
  promote,
  publishParts,
  readComingTime,
  revokeShareLinks,
  rollback,
  rollbackPart,
  schedule,
  setEnd,
  sharePreview,
  verify,
  withdraw,
} from '@site/operations';
import {
  type DeploymentParts,
  type Signer,
  chooseReleases,
  errandSigner,
  idOfRelease,
  previewId,
  withdrawnProblems,
} from '@site/ledger';
import { SiteError, SiteProblems } from '@site/errors';
import type { DeskContext, JobContext, JobHandlers, Request } from '../context/desk-context';
import { type Job, type Outcome, saying } from '../context/acts';
import { peopleActs } from './people-acts';
import { canonicalJson } from '@site/store';

/**
 * Acts of which no record is signed: a passkey confirms them. Without one, a session only looks (`preview`, `verify`) and saves words,
 * of which a draft is one.
 */
const UNSIGNED: ActKind[] = [
  'approve-version',
  'ask-for-changes',
  'share-preview',
  'revoke-share-links',
  'invite',
  'revoke-invitation',
  'drop-people',
];

/** Each act as the command of that name does it: by the same action, in the same person's name and with the same key. */
const handlers: JobHandlers = {
  publish: async (context, request) => {
    // The person was told of what was saved by now.
    const asked = await headCommit(context.root).catch(() => null);
    // A passkey is asked for before it waits for others.
    await context.loadSigner();
    if (context.publications.isBusy) context.progress('Waiting for the publications before it');
    return context.publications.do(() => publish(context, request, asked));
  },
  preview: async (context, request) => {
    const { problems } = await preview({ store: context.store, parts: await releasesOf(context, request) });
    return { result: { status: 'previewed', found: problems.length }, problems };
  },
  check: async (context, request) => {
    const parts = await releasesOf(context, request);
    const { check: record } = await check({ ...context, parts, languages: [] });
    const { length: found } = findingsOf(record);
    return { result: { status: record.isPassed ? 'passed' : 'failed', preview: record.preview, found } };
  },
  approve: decideOn,
  reject: decideOn,
  promote: async (context, request) => {
    const parts = await releasesOf(context, request);
    const { message, isEmergency: emergency } = request;
    const { status, deployment } = await promote({ ...context, parts, message, emergency });
    if (status === 'promoted') await context.afterGoingLive();
    return { result: { status, deployment: deployment.name } };
  },
  schedule: async (context, request) => {
    const timeOf = (words: string) => readComingTime(words, new Date()).time;
    const at = timeOf(request.at);
    const until = request.until ? timeOf(request.until) : undefined;
    const parts = await releasesOf(context, request);
    const { status } = await schedule({ ...context, parts, at, until, message: request.message });
    const times = { at: at.toISOString(), until: until?.toISOString() };
    return { result: { status: until ? `${status}-until` : status, ...times } };
  },
  cancel: (context, { number, message }) =>
    saying('cancelled', cancel({ ...context, target: number, message })),
  'set-end': (context, { until, ...request }) =>
    saying('end-set', setEnd({ ...context, ...request, until: readComingTime(until, new Date()).time })),
  freeze: async (context, { part, from, until, message }) => {
    const now = new Date();
    const begin = new Date(from) > now ? readComingTime(from, now).time : now;
    const end = readComingTime(until, now).time;
    const parts = part ? [part] : [];
    const { held } = await freeze({ ...context, parts, from: begin, until: end, message });
    const times = { from: begin.toISOString(), until: end.toISOString() };
    return { result: { status: held.length > 0 ? 'frozen-held' : 'frozen', ...times } };
  },
  'lift-freeze': (context, request) => saying('freeze-lifted', liftFreeze({ ...context, ...request })),
  withdraw: async (context, request) => {
    const { part, release, message } = request;
    // Cancelling its schedule is signed; else nothing is.
    const confirmed = () => confirm(context, request);
    const { status } = await withdraw({ ...context, choice: { part, release }, message, confirm: confirmed });
    return { result: { status } };
  },
  'ask-for-changes': (context, request) => saying('changes-asked', askForChanges({ ...context, ...request })),
  'share-preview': async (context, { preview: id, hours }) => {
    const { store, previewSecret: secret } = context;
    const { path, until } = await sharePreview({ store, secret, preview: id, hours });
    return { result: { status: 'linked', at: until.toISOString(), link: context.shareUrl + path } };
  },
  'revoke-share-links': ({ store, author }, { part, release }) =>
    saying('revoked', revokeShareLinks(store, [{ part, release }], author)),
  rollback: async (context, { part, to: target, message }) => {
    const wish = { ...context, message, target };
    const { status, deployment } = await (part === null ? rollback(wish) : rollbackPart({ ...wish, part }));
    if (status === 'rolled-back') await context.afterGoingLive();
    return { result: { status, deployment: deployment.name } };
  },
  verify: async ({ store, progress, trustedRoots }) => {
    const { problems } = await verify(store, progress, { roots: await trustedRoots() });
    const wrong = problems.filter(({ severity }) => severity !== 'information');
    return { result: { status: 'verified', found: wrong.length }, problems: wrong };
  },
  'begin-version': ({ editor, author }, { part, message: changes }) =>
    saying('begun', editor.newVersion({ part, changes, author })),
  'approve-version': ({ editor, author }, { part, file: name, effectiveDate, digest }) =>
    saying('approved', editor.approveVersion({ part, name, effectiveDate, digest, author })),
  'show-version': ({ editor, author }, { part, file: name }) =>
    saying('shown', editor.showVersion({ part, name, author })),
  ...peopleActs,
};

/** Does what was asked for. @throws SiteError, SiteProblems as the action does */
export async function perform(desk: DeskContext, request: ActRequest, job: Job): Promise<Outcome> {
  const handler = handlers[request.kind] as (context: JobContext, request: ActRequest) => Promise<Outcome>;
  const context = { ...desk, ...job, loadSigner: signerFor(desk, request, job) };
  if (UNSIGNED.includes(request.kind)) await confirm(context, request);
  return handler(context, request);
}

/** Who signs what an act makes. What is made by long work is asked for before it, once. */
function signerFor(desk: DeskContext, request: ActRequest, { ask }: Job): LoadSigner {
  const load = () => desk.loadSigner(ask);
  if (request.kind !== 'publish' && request.kind !== 'check') return load;
  const parts = request.kind === 'check' ? [] : request.part === null ? desk.parts : [request.part];
  const kind = request.kind === 'check' ? 'check' : 'publication';
  let errand: Promise<Signer | null> | undefined;
  return () =>
    (errand ??= load().then((signer) =>
      signer?.publicKey.kind === 'passkey' ? errandSigner(signer, { kind, parts }) : signer,
    ));
}

/** @param asked the commit that was checked out when it was asked for; null where there is none */
async function publish(
  context: JobContext,
  { part, message }: Request<'publish'>,
  asked: string | null,
): Promise<Outcome> {
  const published: PublishedPart[] = [];
  const named = part === null ? context.parts : [part];
  const problems = await publishParts({
    ...context,
    sources: named.map((one) => ({ part: one, folder: join(context.root, workspaceOf(one)) })),
    allParts: context.parts,
    message,
    isDry: false,
    onPart: (one) => published.push(one),
  }).then(
    ({ preview: made }) => made?.problems ?? [],
    (error: unknown) => {
      // It is stored, and may go live together with what else waits: alone, there is no preview of it.
      if (error instanceof SiteProblems && published.length === named.length) return error.problems;
      throw error;
    },
  );
  const releases = Object.fromEntries(published.map(({ manifest }) => [manifest.part, manifest]));
  const isWithdrawn = (await withdrawnProblems(context.store, releases)).length > 0;
  const isSigned = published.some(({ isSignedAgain }) => isSignedAgain);
  const again = isWithdrawn ? 'withdrawn-before' : isSigned ? 'signed-again' : 'already-published';
  const status = published.find((one) => one.status === 'published')?.status ?? again;
  const release = part === null ? undefined : published[0]!.manifest.release;
  const later = published.map(async ({ manifest: { part: one, git } }) =>
    asked && git ? savedSince(context.root, one, asked, git.commit).catch(() => []) : [],
  );
  const since = (await Promise.all(later)).flat();
  return { result: { status, release, found: problems.length, savedSince: since }, problems };
}

type Together = Omit<Request<'preview'>, 'kind'>;

/** The releases that an act names, with the bytes that the person has seen. @throws SiteError `part-twice`, `candidate-changed` */
async function releasesOf({ store }: JobContext, request: Together): Promise<DeploymentParts> {
  const { part, release, together = [], seen } = request;
  const choices = [{ part, release }, ...together];
  const twice = choices.find((one, index) => choices.findIndex((other) => other.part === one.part) < index);
  if (twice)
    throw new SiteError(
      'part-twice',
      `Two releases of ${twice.part} cannot go together; nothing was done.`,
      'Tick one release of each part.',
    );
  const parts = await chooseReleases(store, choices);
  if (seen === undefined || previewId(parts) === seen) return parts;
  throw new SiteError(
    'candidate-changed',
    `What lies in the store as ${choices.map(idOfRelease).join(' and ')} is not what this page showed; nothing was done.`,
    'Look at its preview once more, and find out who wrote into the store: npm run site -- verify',
  );
}

async function decideOn(context: JobContext, request: Request<'approve' | 'reject'>): Promise<Outcome> {
  const isApproved = request.kind === 'approve';
  const parts = await releasesOf(context, request);
  const outcomes = await decide({ ...context, parts, isApproved, message: request.message });
  const { verdict, isLive, ...outcome } = outcomes[0]!;
  const approved = outcomes.map(({ part }) => part);
  if (Object.keys(parts).length > 1) return { result: { status: 'approved-together', approved } };
  const status = isLive && isApproved ? 'confirmed' : outcome.status;
  return { result: { status, waitsFor: verdict.refusal?.fact ?? '' } };
}

/**
 * Has who signed in confirm by passkey what nothing signs: all that a session alone can do is read, try and save words.
 * @throws SiteError `passkey-missing`
 */
async function confirm({ signedIn, ask }: JobContext, request: ActRequest): Promise<void> {
  if (!signedIn) return;
  const asked = canonicalJson({ ...request, time: new Date().toISOString() });
  await ask(Buffer.concat([Buffer.from('confirm at the desk: '), asked]), signedIn.passkey);
}
