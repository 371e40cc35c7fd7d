import type { ActRequest, ActKind } from '../../api/acts';
import {
  type LoadSigner,
  askForChanges,
  cancel,
  check,
  decide,
  preview,
  promote,
  readComingTime,
  revokeShareLinks,
  rollback,
  rollbackPart,
  schedule,
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
} from '@site/ledger';
import type { ReleaseName } from '../../api/names';
import { SiteError } from '@site/errors';
import type { DeskContext, JobContext, JobHandlers, Request } from '../context/desk-context';
import type { Job, Outcome } from '../context/acts';
import { peopleActs } from './people-acts';
import { publish } from './publish';
import { canonicalJson } from '@site/store';
import type { AskPerson } from '../sign-in/passkeys';

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
  publish,
  preview: async (context, request) => {
    const { problems } = await preview({ store: context.store, parts: await releasesOf(context, request) });
    return { result: { status: 'previewed', found: problems.length }, problems };
  },
  check: async (context, request) => {
    const { check: record } = await check({
      ...context,
      parts: await releasesOf(context, request),
      languages: [],
    });
    const found = record.views.reduce((sum, { findings }) => sum + findings.length, 0);
    return { result: { status: record.isPassed ? 'passed' : 'failed', preview: record.preview, found } };
  },
  approve: (context, request) => decideOn(context, request, true),
  reject: (context, request) => decideOn(context, request, false),
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
  cancel: async (context, { number, message }) => {
    await cancel({ ...context, target: number, message });
    return { result: { status: 'cancelled' } };
  },
  withdraw: async (context, request) => {
    const { part, release, message } = request;
    // Cancelling its schedule is signed; else nothing is.
    const outcome = await withdraw({
      ...context,
      choice: { part, release },
      message,
      confirm: () => confirm(context, request, context.ask),
    });
    return { result: { status: outcome.status } };
  },
  'ask-for-changes': async (context, request) => {
    await askForChanges({ ...context, ...request });
    return { result: { status: 'changes-asked' } };
  },
  'share-preview': async (context, { preview: id, hours }) => {
    const { store, previewSecret: secret } = context;
    const { path, until } = await sharePreview({ store, secret, preview: id, hours });
    return { result: { status: 'linked', at: until.toISOString(), link: context.shareUrl() + path } };
  },
  'revoke-share-links': async ({ store, author }, { preview: id }) => {
    await revokeShareLinks(store, id, author);
    return { result: { status: 'revoked' } };
  },
  rollback: rollBack,
  verify: async ({ store, progress, trustedRoots }) => {
    const { problems } = await verify(store, progress, { roots: await trustedRoots() });
    const wrong = problems.filter(({ severity }) => severity !== 'information');
    return { result: { status: 'verified', found: wrong.length }, problems: wrong };
  },
  'begin-version': async ({ editor, author }, { part, message: changes }) => {
    await editor.newVersion({ part, changes, author });
    return { result: { status: 'begun' } };
  },
  'approve-version': async ({ editor, author }, { part, file: name, effectiveDate }) => {
    await editor.approveVersion({ part, name, effectiveDate, author });
    return { result: { status: 'approved' } };
  },
  'show-version': async ({ editor, author }, { part, file: name }) => {
    await editor.showVersion({ part, name, author });
    return { result: { status: 'shown' } };
  },
  ...peopleActs,
};

/** Does what was asked for. @throws SiteError, SiteProblems as the action does */
export async function perform(desk: DeskContext, request: ActRequest, job: Job): Promise<Outcome> {
  const handler = handlers[request.kind] as (context: JobContext, request: ActRequest) => Promise<Outcome>;
  if (UNSIGNED.includes(request.kind)) await confirm(desk, request, job.ask);
  return handler({ ...desk, ...job, loadSigner: signerFor(desk, request, job) }, request);
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

/** A candidate, and what is to go live with it. */
interface Together extends ReleaseName {
  together?: ReleaseName[];
  seen?: string;
}

/** @throws SiteError `part-twice` */
function choicesOf({ part, release, together = [] }: Together): ReleaseName[] {
  const choices = [{ part, release }, ...together];
  const twice = choices.find((one, index) =>
    choices.slice(0, index).some((other) => other.part === one.part),
  );
  if (!twice) return choices;
  throw new SiteError(
    'part-twice',
    `Two releases of ${twice.part} cannot go together; nothing was done.`,
    'Tick one release of each part.',
  );
}

/** The releases that an act names, with the bytes that the person has seen. @throws SiteError `candidate-changed` */
async function releasesOf({ store }: JobContext, request: Together): Promise<DeploymentParts> {
  const parts = await chooseReleases(store, choicesOf(request));
  if (request.seen === undefined || previewId(parts) === request.seen) return parts;
  throw new SiteError(
    'candidate-changed',
    `What lies in the store as ${choicesOf(request).map(idOfRelease).join(' and ')} is not what this page showed; nothing was done.`,
    'Look at its preview once more, and find out who wrote into the store: npm run site -- verify',
  );
}

async function decideOn(
  context: JobContext,
  request: Request<'approve' | 'reject'>,
  isApproved: boolean,
): Promise<Outcome> {
  const parts = await releasesOf(context, request);
  const outcomes = await decide({ ...context, parts, isApproved, message: request.message });
  const { verdict, isLive, ...outcome } = outcomes[0]!;
  if (choicesOf(request).length > 1) return { result: { status: 'approved-together' } };
  const status = isLive && isApproved ? 'confirmed' : outcome.status;
  return { result: { status, counted: verdict.counted.length, needed: verdict.needed } };
}

/** Rolls back one part, or the whole site. */
async function rollBack(
  desk: DeskContext & { progress: (sentence: string) => void },
  { part, to, message }: Extract<ActRequest, { kind: 'rollback' }>,
): Promise<Outcome> {
  const { store, author, loadSigner, progress } = desk;
  const request = { store, author, message, loadSigner };
  const { status, deployment } =
    part === null
      ? await rollback({ ...request, target: to })
      : await rollbackPart({ ...request, target: to, part, progress });
  if (status === 'rolled-back') await desk.afterGoingLive();
  return { result: { status, deployment: deployment.name } };
}

/**
 * Has who signed in confirm by passkey what nothing signs: all that a session alone can do is read, try and save words.
 * @throws SiteError `passkey-missing`
 */
async function confirm({ signedIn }: DeskContext, request: ActRequest, ask: AskPerson): Promise<void> {
  if (!signedIn) return;
  const asked = canonicalJson({ ...request, time: new Date().toISOString() });
  await ask(Buffer.concat([Buffer.from('confirm at the desk: '), asked]), signedIn.passkey);
}
