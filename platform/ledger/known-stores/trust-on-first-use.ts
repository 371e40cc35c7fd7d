import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { configurationFolder, type KeyEnvironment } from '../authority/key-file';
import { type Store, hasCode } from '@site/store';
import { SiteError } from '@site/errors';
import { deploymentReferenceSchema } from '../deployments/deployment';
import { sha256Schema } from '../records/record-names';
import { rememberVerifications } from '../known-stores/verified-before';

/** What was believed of a store when it was read last. An attacker who can write to the store cannot change this. */
const trustedSchema = z.strictObject({
  /** SHA-256 of the first version of its access policy. */
  root: sha256Schema,
  /** The newest version that was seen, and its SHA-256. */
  number: z.number().int().min(1),
  sha256: sha256Schema,
  /** The newest deployment that was found to be signed as the rules want it; null before the first. */
  deployment: deploymentReferenceSchema.nullable(),
});
/** By store. What is remembered of others is kept as it is. */
const fileSchema = z.record(z.string(), z.unknown());

type Trusted = z.infer<typeof trustedSchema>;

/** Where it is kept: for a process, and for a user's machine where there is a home. */
export interface TrustOnFirstUse {
  /** Says where the memory lies, for messages. */
  place: string;
  /** What the operator says the first version's SHA-256 is (`SITE_PEOPLE`); null where nothing is said. */
  pinnedRoot: string | null;
  /** @throws SiteError `trust-unreadable` */
  read(): Promise<Trusted | null>;
  write(trusted: Trusted): Promise<void>;
}

const trusts = new WeakMap<Store, TrustOnFirstUse>();

/** What is remembered of a store; of one that was not opened by address, for as long as the process runs. */
export function trustOf(store: Store): TrustOnFirstUse {
  const known = trusts.get(store);
  if (known) return known;
  const made = processTrust(null);
  trusts.set(store, made);
  return made;
}

/**
 * Has a store remembered on this machine, as ssh keeps `known_hosts`.
 * @param name that it is remembered by; its address by default
 */
export function trustOnMachine(
  store: Store,
  env: KeyEnvironment & { SITE_PEOPLE?: string },
  name = store.describe(),
): void {
  rememberVerifications(store, env, name);
  const folder = configurationFolder(env);
  const pinnedRoot = env.SITE_PEOPLE?.trim() || null;
  trusts.set(
    store,
    folder
      ? machineTrust(path.join(folder, 'known-stores.json'), name, pinnedRoot)
      : processTrust(pinnedRoot),
  );
}

function processTrust(pinnedRoot: string | null): TrustOnFirstUse {
  let trusted: Trusted | null = null;
  return {
    place: 'this process',
    pinnedRoot,
    read: () => Promise.resolve(trusted),
    write: (next) => {
      trusted = next;
      return Promise.resolve();
    },
  };
}

function machineTrust(file: string, name: string, pinnedRoot: string | null): TrustOnFirstUse {
  const inProcess = processTrust(pinnedRoot);
  const readAll = async () => {
    try {
      return fileSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
    } catch (cause) {
      // A home that is not there, or another user's, as in a container.
      if (hasCode(cause, 'ENOENT', 'ENOTDIR', 'EACCES')) return {};
      throw unreadable(file, cause);
    }
  };
  const readOwn = async () => {
    const entry = (await readAll())[name];
    if (entry === undefined) return null;
    const { data, error } = trustedSchema.safeParse(entry);
    if (error) throw unreadable(file, error);
    return data;
  };
  return {
    place: file,
    pinnedRoot,
    read: async () => (await inProcess.read()) ?? readOwn(),
    write: async (next) => {
      if (JSON.stringify(next) === JSON.stringify(await inProcess.read())) return;
      await inProcess.write(next);
      try {
        await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFileAtomic(file, JSON.stringify({ ...(await readAll()), [name]: next }, null, 2), {
          mode: 0o600,
        });
      } catch {
        // A home that cannot be written to costs the memory between commands, and nothing else.
      }
    },
  };
}

/** It is no empty one: the first policy that it meets would be believed again. */
function unreadable(file: string, cause: unknown): SiteError {
  return new SiteError(
    'trust-unreadable',
    `${file}, in which this machine remembers who may ship what, cannot be read.`,
    'Restore it. Without it (delete it), this machine believes what a store says next, unless SITE_PEOPLE names the SHA-256 of the first version.',
    { cause },
  );
}
