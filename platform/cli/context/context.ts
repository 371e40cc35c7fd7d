import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { knownParts, ROOT } from '@site/shared/working-copy/working-copy';
import {
  type ReleaseChoice,
  type Signer,
  isPreviewId,
  isStoreUrl,
  openStore,
  readChoice,
  readSigner,
} from '@site/ledger';
import { readGitUser, type PartSource } from '@site/builder';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import type { Report } from './report';

type OpenStoreOptions = Parameters<typeof openStore>[1];

/** What every command is handed instead of reaching for the process. */
export interface Context {
  report: Report;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** The working copy's root. */
  root: string;
  /** @throws SiteError when the store cannot be opened */
  openStore: (options?: Omit<OpenStoreOptions, 'env'>) => Promise<Store>;
  /** The working copy's own store, `.site`. @throws SiteError `store-not-local` when another one is named */
  openLocalStore: () => Promise<Store>;
  /** Whether the store that is named is the working copy's own. */
  isLocalStore: boolean;
  /** Whether a person reads the results at a terminal, and not a program or a log. */
  isTerminal: boolean;
  /** Who runs the command: `SITE_AUTHOR`, else git's user, else the machine's. Never fails. */
  author: () => Promise<string>;
  /** The key of the person who runs the command; null where there is none. @throws SiteError where it cannot be used */
  loadSigner: () => Promise<Signer | null>;
  /** Resolves when the command is asked to stop (Ctrl-C). Until it is called, a stop ends the command at once. */
  untilStopped: () => Promise<void>;
}

interface ContextOptions extends Pick<Context, 'report' | 'env' | 'cwd' | 'isTerminal' | 'untilStopped'> {
  /** The working copy's root. @default this one's */
  root?: string;
  /** `--store`; else `SITE_STORE`, else `.site` at the root. */
  storeAddress?: string;
}

export function createContext({ root = ROOT, storeAddress, ...given }: ContextOptions): Context {
  const { env, cwd } = given;
  const own = join(root, '.site');
  const named = storeAddress ?? (env.SITE_STORE || own);
  const address = isStoreUrl(named) ? named : resolve(cwd, named);
  return {
    ...given,
    root,
    openStore: async (options) => {
      assertNamed(named);
      return openStore(address, { env, ...options });
    },
    isLocalStore: named !== '' && address === own,
    openLocalStore: async () => {
      assertNamed(named);
      if (address === own) return openStore(own, { env, mayCreate: 'again' });
      throw new SiteError(
        'store-not-local',
        `npm start puts the working copy live at once, so it uses its own store (.site) alone, and not ${address}. Nothing was changed.`,
        `To look at your changes on this machine: SITE_STORE= npm start. To ship to ${address}: npm run site -- publish --all -m "why"`,
      );
    },
    author: async () => env.SITE_AUTHOR?.trim() || (await readGitUser(root)) || nameOnMachine(),
    loadSigner: () => readSigner(env),
  };
}

/** What acts are handed: the store, who acts, and where they say how far they are. @throws SiteError when the store cannot be opened */
export async function actIn(
  { openStore: open, author, loadSigner, report: { progress } }: Context,
  readFirst?: OpenStoreOptions['readFirst'],
) {
  const [store, by] = await Promise.all([open({ mayCreate: false, readFirst }), author()]);
  return { store, author: by, loadSigner, progress };
}

/** A file that was named. @param remedy what to give instead @throws SiteError with the code */
export async function readGiven(
  { cwd }: Pick<Context, 'cwd'>,
  file: string,
  remedy: string,
  code = 'file-refused',
): Promise<string> {
  return readFile(resolve(cwd, file), 'utf8').catch((cause: Error) => {
    throw new SiteError(code, `${file} cannot be read: ${cause.message}.`, remedy, { cause });
  });
}

/** In a container, a user may have a number and no name. */
function nameOnMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** A release as it is named: `landing`, or `landing@3fa9c2d41b7e0011`. @throws SiteError as {@link partNamed} and {@link readChoice} do */
export function choiceOf(words: string): ReleaseChoice {
  const { part, release } = readChoice(words);
  return { part: partNamed(part), release };
}

/** What is named: releases, or the id of a preview. @throws SiteError as {@link choiceOf} does */
export function candidateOf(words: string[]): string | ReleaseChoice[] {
  const [first = ''] = words;
  return words.length === 1 && isPreviewId(first) ? first : words.map(choiceOf);
}

/** A count as it was typed. @throws InvalidArgumentError for anything but a whole number from 1 to 999,999 */
export function readCount(words: string): number {
  if (/^\d{1,6}$/.test(words) && Number(words) >= 1) return Number(words);
  throw new InvalidArgumentError(`"${words}" is no whole number from 1.`);
}

/** The part of that name, or of that workspace's name. @throws SiteError `part-unknown` */
export function partNamed(name: string): string {
  const found = Object.entries(knownParts).find(
    ([part, { workspace }]) => part === name || workspace === name,
  );
  if (found) return found[0];
  throw new SiteError(
    'part-unknown',
    `There is no part "${name}".`,
    `Parts are ${Object.keys(knownParts).join(', ')}.`,
  );
}

/** The source of a part. @throws SiteError `part-unknown`, `part-not-here` */
export function partSource({ root }: Pick<Context, 'root'>, name: string): PartSource {
  const part = partNamed(name);
  const folder = join(root, knownParts[part]!.workspace);
  if (existsSync(folder)) return { part, folder };
  throw new SiteError(
    'part-not-here',
    `The source of ${part} is not in this repository: there is no folder ${folder}. Nothing was stored.`,
    `Publish it from its own repository, or publish a build of it: npm run site -- publish --dist <folder>`,
  );
}

/** @throws SiteError `store-address-invalid` */
function assertNamed(address: string): void {
  if (address !== '') return;
  throw new SiteError(
    'store-address-invalid',
    'The address of the store is empty.',
    'Give a folder or s3://bucket/prefix after --store, or leave --store out.',
  );
}
