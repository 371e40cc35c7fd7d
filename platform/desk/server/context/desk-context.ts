import { LRUCache } from 'lru-cache';
import type { OpenBrowser } from '@site/page-check';
import type { SiteProblem } from '@site/errors';
import { SiteFiles } from '@site/server';
import type { Store } from '@site/store';
import type { OwnedKey, Signer } from '@site/ledger';
import { Editor } from '../../editor/editor';
import { InTurn } from '../../editor/in-turn';
import type { Act, ActKind, ActRequest } from '../../api/acts';
import { Acts, type Job, type Outcome } from './acts';
import { ActsJournal } from './acts-journal';
import { Differences } from '../differences';
import { Events } from '../events';
import { Audit, type AuditLine } from '../security/audit';
import { Sessions, type SignedIn } from '../sign-in/sessions';
import { RequestRefused } from '../security/refusal';
import { type AskPerson, SignIn, signerOf } from '../sign-in/sign-in';

/** What a desk is started with, and hands on. */
export interface DeskSetup {
  store: Store;
  /** Root of the working copy whose words are edited and published. */
  root: string;
  parts: string[];
  /** Whose name records get: the operator's, or that of the person who signed in. */
  author: string;
  /** Their key, with which acts sign as the command line does. A passkey asks; without `ask`, it only says whose it is. */
  loadSigner: (ask?: AskPerson) => Promise<Signer | null>;
  /** The key by which this machine carries schedules out, for the access policy to name. Missing: none does here. */
  machineKey?: () => Promise<OwnedKey | null>;
  openBrowser: () => Promise<OpenBrowser>;
  missingForCheck: () => Promise<SiteProblem[]>;
  /** Called after something went live: fetches time-stamps where there is an authority. */
  afterGoingLive: () => Promise<unknown>;
  /** Certificates of trusted time-stamping authorities, as PEM; undefined where none are given. */
  trustedRoots: () => Promise<string | undefined>;
  /** The secret of share links. */
  previewSecret: string;
  onAudit: (line: AuditLine) => void;
  onAct?: (act: Act) => void;
  /** Called with each defect of ours. */
  onError: (error: unknown) => void;
}

/** Origins of a desk that several persons share. */
export interface PublicDesk {
  /** `https://desk.brand.in` */
  origin: string;
  /** Of its frames, another host: `https://desk-frames.brand.in`. Missing: this machine's, for trying it. */
  frames?: string;
}

/** What every route and every act of the desk is handed. */
export type DeskContext = ReturnType<typeof openContext>;

/** Makes what a desk holds. @param shared to have several persons sign in */
export function openContext(setup: DeskSetup, shared?: PublicDesk) {
  const { store, root } = setup;
  const audit = new Audit(setup.onAudit);
  const signIn = new SignIn(store, shared?.origin ?? '');
  const events = new Events(store);
  const acts = new Acts(new ActsJournal(root), {
    change: () => events.send('acts'),
    end: (act) => {
      signIn.forgetPolicy();
      audit.ended(act);
      setup.onAct?.(act);
      // Previews and checks, of which the store's watch knows nothing, are made by acts.
      events.send('store');
    },
    defect: setup.onError,
  });
  return {
    ...setup,
    // The operator of a shared desk does nothing at it.
    ...(shared && { author: 'nobody signed in', loadSigner: () => Promise.resolve(null) }),
    /** Whether several persons share the desk: who has not signed in does nothing at it, but bootstrap the access policy. */
    isShared: shared !== undefined,
    /** Who signed in; null for the operator. */
    signedIn: null as SignedIn | null,
    /** Origin of previews and composed pages: another one than the desk's. One's own desk has it once it listens. */
    framesUrl: shared?.frames ?? '',
    /** Where share links are opened: at the origin of frames, or where phones in the same network can reach it. */
    shareUrl: '',
    /** The files of previews, as the frames show them. */
    previews: new SiteFiles(store),
    differences: new Differences(setup),
    /** Whether a release does not go with a deployment, by the names of both. */
    misfits: new LRUCache<string, boolean, () => Promise<boolean>>({
      max: 1000,
      fetchMethod: (_name, _stale, { context }) => context(),
    }),
    /** Publications: of two, the later has the later words. */
    publications: new InTurn(),
    sessions: new Sessions(shared?.origin.startsWith('https:')),
    editor: new Editor(root, store),
    ...{ acts, audit, events, signIn },
  };
}

/** The desk as it is for a person who signed in; for its operator, where that is null. */
export function deskOf(desk: DeskContext, signedIn: SignedIn | null): DeskContext {
  if (!signedIn) return desk;
  const loadSigner = (ask?: AskPerson) => Promise.resolve(signerOf(signedIn, ask));
  return { ...desk, author: signedIn.author, signedIn, loadSigner };
}

/** A bootstrap session may only create the access policy. @throws RequestRefused 403 */
export function assertActsForPerson({ isShared, signedIn }: DeskContext): void {
  if (!isShared || signedIn) return;
  throw new RequestRefused(
    403,
    'sign-in-missing',
    'You have not signed in; nothing was changed.',
    'Sign in with your passkey. Where nobody may do anything yet, begin on the screen People.',
  );
}

/** The way into a desk that several persons share. @throws RequestRefused 404 at a desk of one person */
export function signInAt({ signIn, isShared }: DeskContext): SignIn {
  if (isShared) return signIn;
  throw new RequestRefused(
    404,
    'sign-in-unknown',
    'There is no sign-in at this desk: it serves its operator.',
    'Open the invitation at the address at which your team opens its desk; ask the person who sent it.',
  );
}

/** What was asked for, of one kind. */
export type Request<Kind extends ActKind> = Extract<ActRequest, { kind: Kind }>;

/** What a job knows: the desk, and the person who asked for it. */
export type JobContext = DeskContext & Job;

/** What does each kind of act. */
export type JobHandlers = {
  [Kind in ActKind]: (context: JobContext, request: Request<Kind>) => Promise<Outcome>;
};
