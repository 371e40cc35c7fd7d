import type { DeploymentParts } from '../../records/choose-releases';
import type { StoredDeployment } from '../../records/deployment';
import type { Store } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import type { DueSchedule } from './due-schedule';

export interface PromoteRequest {
  store: Store;
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: DeploymentParts;
  /** Parts to take out of the site. @default none */
  retired?: string[];
  /** Whether pages count visits; missing: as it is live now, and not at first. */
  visits?: boolean;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Does everything but write: composes, checks, and says what would be. */
  dryRun?: boolean;
  /** Puts releases live on a public address though no browser has seen them; the message says why. */
  isUnchecked?: boolean;
  /** The store is that of one machine, which nobody visits: it needs no file of people. @default false */
  isOwnMachine?: boolean;
  /** For taking a part back: the deployment whose release of it goes live again. */
  restores?: string;
  /** The key of whoever does it, for a store with a file of people. */
  loadSigner?: LoadSigner;
  /** Without the approvals that it takes, by one person of the team; `message` says why. */
  emergency?: boolean;
  /** The schedule that it carries out. */
  schedule?: DueSchedule;
  /** The day that the gates go by, where it is not today. */
  on?: Date;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
}
