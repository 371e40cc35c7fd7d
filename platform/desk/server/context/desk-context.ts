import type { OpenBrowser } from '@site/page-check';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import type { OwnedKey, Signer } from '@site/ledger';
import type { Editor } from '../../editor/editor';
import type { Acts } from './acts';
import type { AskPerson } from '../sign-in/confirmations';
import type { Audit } from '../security/audit';
import type { Sessions } from '../sign-in/sessions';
import type { SignedIn, SignIn } from '../sign-in/sign-in';

/** What every route and every act of the desk is handed. */
export interface DeskContext {
  store: Store;
  /** Root of the working copy whose words are edited and published. */
  root: string;
  /** Every part's name. */
  parts: string[];
  /** Whose name records get: the operator's, or that of the person who signed in. */
  author: string;
  /** Their key, with which acts sign as the command line does. A passkey asks; without `ask`, it only says whose it is. */
  loadSigner: (ask?: AskPerson) => Promise<Signer | null>;
  /** The key by which this machine carries schedules out, for the access policy to name. Missing: none does here. */
  machineKey?: () => Promise<OwnedKey | null>;
  /** Whether several persons share the desk: who has not signed in does nothing at it, but bootstrap the access policy. */
  isShared: boolean;
  /** Signs persons in by their passkeys. */
  signIn: SignIn;
  /** Who signed in; null for the operator. */
  signedIn: SignedIn | null;
  openBrowser: () => Promise<OpenBrowser>;
  /** What this machine misses to run a check. */
  missingForCheck: () => Promise<SiteProblem[]>;
  /** Called after something went live: fetches time-stamps where there is an authority. */
  afterGoingLive: () => Promise<unknown>;
  /** Certificates of trusted time-stamping authorities, as PEM; undefined where none are given. */
  trustedRoots: () => Promise<string | undefined>;
  /** Origin of previews and composed pages: another one than the desk's. */
  framesUrl: string;
  /** The secret of share links. */
  previewSecret: string;
  /** Where share links are opened: at the origin of frames, or where phones in the same network can reach it. */
  shareUrl: () => string;
  acts: Acts;
  sessions: Sessions;
  audit: Audit;
  editor: Editor;
}
