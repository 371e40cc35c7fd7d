import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { configurationFolder, type KeyEnvironment } from '../authority/key-file';
import { type EtagForm, type Store, hasCode } from '@site/store';
import { SiteError } from '@site/errors';
import {
  type DeploymentReference,
  deploymentReferenceSchema,
  sha256Schema,
  timeSchema,
} from '../records/record-fields';

/** What was believed of a store when it was read last. */
const trustedSchema = z.strictObject({
  /** SHA-256 of the first version of its access policy. */
  root: sha256Schema,
  /** The newest version that was seen, and its SHA-256. */
  number: z.number().int().min(1),
  sha256: sha256Schema,
  /** The newest deployment that was found to be signed as the rules want it; null before the first. */
  deployment: deploymentReferenceSchema.nullable(),
});
/** What was found out by reading all of a store, and by asking its server; without it, that is done again. */
const foundSchema = z
  .object({
    /** The newest deployment that was live when the store was last found in order. */
    verified: deploymentReferenceSchema,
    /** How its server takes ETags in conditions, which it honours, and when it did. */
    conditions: z.object({ form: z.enum(['quoted', 'unquoted']), at: timeSchema }),
  })
  .partial();
/** Then a server is asked again: another may have taken its place. In ms. */
const CONDITIONS_TTL_MS = 7 * 24 * 60 * 60 * 1000;

type Trusted = z.infer<typeof trustedSchema>;

/**
 * What a user's machine remembers of a store, as ssh keeps `known_hosts`; without a home, what this process does. An attacker
 * who can write to the store cannot change it.
 */
export class StoreMemory {
  private trusted: Trusted | null = null;

  /**
   * @param pinnedRoot what the operator says the first version's SHA-256 is (`SITE_PEOPLE`); null where nothing is said
   * @param machine the folder, and the name that the store is remembered by; null for none
   */
  constructor(
    readonly pinnedRoot: string | null,
    private readonly machine: { folder: string; name: string } | null,
  ) {}

  /** Where what is trusted lies, for messages. */
  get place(): string {
    return this.machine ? path.join(this.machine.folder, 'known-stores.json') : 'this process';
  }

  /** @throws SiteError `trust-unreadable` */
  async readTrusted(): Promise<Trusted | null> {
    if (this.trusted || !this.machine) return this.trusted;
    const entry = (await readAll(this.place))[this.machine.name];
    if (entry === undefined) return null;
    const { data, error } = trustedSchema.safeParse(entry);
    if (error) throw unreadable(this.place, error);
    return data;
  }

  async writeTrusted(next: Trusted): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(this.trusted)) return;
    this.trusted = next;
    await this.write(this.place, readAll, next);
  }

  /** A memory of nothing but what the operator says, for as long as this process runs. */
  withoutMachine(): StoreMemory {
    return new StoreMemory(this.pinnedRoot, null);
  }

  /**
   * Forgets what was trusted, for what was found in an older copy that an operator has restored.
   * @throws SiteError `trust-unreadable`, and what writing throws
   */
  async replaceTrusted(next: Trusted | null): Promise<void> {
    this.trusted = next;
    await this.change(this.place, readAll, () => next ?? undefined);
  }

  /** The newest deployment that was live when this machine last found the store in order; null for none. */
  async readVerified(): Promise<DeploymentReference | null> {
    return (await this.readFound()).verified ?? null;
  }

  /** Remembers that everything was in order when this deployment was live. */
  async writeVerified(verified: DeploymentReference): Promise<void> {
    await this.write(this.foundFile, readAllIfPossible, { verified });
  }

  /** How the server of a bucket takes ETags in conditions; null where it has to be asked. */
  async readConditions(): Promise<EtagForm | null> {
    const { conditions } = await this.readFound();
    const isNew = conditions && Date.now() - Date.parse(conditions.at) < CONDITIONS_TTL_MS;
    return isNew ? conditions.form : null;
  }

  async writeConditions(form: EtagForm | null): Promise<void> {
    const conditions = form ? { form, at: new Date().toISOString() } : undefined;
    await this.write(this.foundFile, readAllIfPossible, { conditions });
  }

  private async readFound(): Promise<z.infer<typeof foundSchema>> {
    const entry = this.machine && (await readAllIfPossible(this.foundFile))[this.machine.name];
    return foundSchema.safeParse(entry).data ?? {};
  }

  private get foundFile(): string {
    return path.join(this.machine?.folder ?? '', 'checked-stores.json');
  }

  private async write(file: string, read: typeof readAll, said: object): Promise<void> {
    // A home that cannot be written to costs the memory between commands, and nothing else.
    await this.change(file, read, (before) => Object.assign({}, before, said)).catch(() => undefined);
  }

  /** @param next what is to be remembered of this store; undefined for nothing */
  private async change(file: string, read: typeof readAll, next: (before: unknown) => object | undefined) {
    if (!this.machine) return;
    await fs.mkdir(this.machine.folder, { recursive: true, mode: 0o700 });
    const all = await read(file);
    all[this.machine.name] = next(all[this.machine.name]);
    await writeFileAtomic(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  }
}

/** What a file has, by store; what it has of others is kept as it is. @throws SiteError `trust-unreadable` */
async function readAll(file: string): Promise<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(await fs.readFile(file, 'utf8')));
  } catch (cause) {
    // A home that is not there, or another user's, as in a container.
    if (hasCode(cause, 'ENOENT', 'ENOTDIR', 'EACCES')) return {};
    throw unreadable(file, cause);
  }
}

/** Nothing where it cannot be read: then everything is verified again. */
const readAllIfPossible = (file: string) => readAll(file).catch(() => ({}) as Record<string, unknown>);

type Remembered = Store & { memory?: StoreMemory };

/** What is remembered of a store; of one that was not opened by address, for as long as it is in use. */
export function memoryOf(store: Remembered): StoreMemory {
  return (store.memory ??= new StoreMemory(null, null));
}

export function remember(store: Remembered, memory: StoreMemory): void {
  store.memory = memory;
}

/** What this machine remembers of a store. @param name that it is remembered by @throws SiteError `trust-invalid` */
export function memoryOnMachine(env: KeyEnvironment & { SITE_PEOPLE?: string }, name: string): StoreMemory {
  const folder = configurationFolder(env);
  const root = env.SITE_PEOPLE?.trim().toLowerCase() || null;
  if (root && !sha256Schema.safeParse(root).success)
    throw new SiteError(
      'trust-invalid',
      `SITE_PEOPLE is ${JSON.stringify(root.slice(0, 80))}, which is no SHA-256: that has 64 digits and letters from a to f.`,
      'Give the one of the first version, as a machine that knows the store prints it: SITE_PEOPLE= npm run site -- people',
    );
  return new StoreMemory(root, folder ? { folder, name } : null);
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
