import type { LRUCache } from 'lru-cache';
import type { OpenBrowser } from '@site/page-check';
import type { SiteProblem } from '@site/errors';
import type { SiteFiles } from '@site/server';
import type { Store } from '@site/store';
import type { OwnedKey, Signer } from '@site/ledger';
import type { Editor } from '../../editor/editor';
import type { InTurn } from '../../editor/in-turn';
import type { ActKind, ActRequest } from '../../api/acts';
import type { Acts, Job, Outcome } from './acts';
import type { Differences } from '../differences';
import type { Events } from '../events';
import type { Audit } from '../security/audit';
import type { Sessions, SignedIn } from '../sign-in/sessions';
import { RequestRefused } from '../security/refusal';
import { type AskPerson, type SignIn, signerOf } from '../sign-in/sign-in';

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
}

/** What every route and every act of the desk is handed. */
export interface DeskContext extends DeskSetup {
  /** Whether several persons share the desk: who has not signed in does nothing at it, but bootstrap the access policy. */
  isShared: boolean;
  signIn: SignIn;
  /** Who signed in; null for the operator. */
  signedIn: SignedIn | null;
  /** Origin of previews and composed pages: another one than the desk's. */
  framesUrl: string;
  /** Where share links are opened: at the origin of frames, or where phones in the same network can reach it. */
  shareUrl: string;
  /** The files of previews, as the frames show them. */
  previews: SiteFiles;
  differences: Differences;
  /** Whether a release does not go with a deployment, by the names of both. */
  misfits: LRUCache<string, boolean, () => Promise<boolean>>;
  acts: Acts;
  /** Publications: of two, the later has the later words. */
  publications: InTurn;
  sessions: Sessions;
  audit: Audit;
  editor: Editor;
  events: Events;
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
