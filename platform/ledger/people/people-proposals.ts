import { z } from 'zod';
import { type Envelope, envelopeSchema } from '../authority/envelope';
import { type Store, canonicalJson, mapLimited, parseRecord, readRecord } from '@site/store';
import { numberName } from '../records/numbered-records';
import { said, singleLineSchema } from '../records/record-fields';
import { openVersion, type PeopleVersion } from './people-versions';

/** Who dropped a proposal, and why. */
const droppedSchema = z.strictObject({
  format: z.literal(1),
  /** What was proposed, in words. */
  proposal: singleLineSchema,
  ...said,
});

type DroppedProposal = Omit<z.infer<typeof droppedSchema>, 'format'>;

const DROPPED = '/dropped.json';

const FOLDER = 'proposals/';

/** What was proposed: a file for each version and each key that signed it, so that two editors at once lose nothing. */
export class Proposals {
  constructor(private readonly store: Store) {}

  /**
   * The versions that were proposed, each with all its signatures.
   * @param number of those that are asked for; missing: all
   * @throws SiteError `record-unreadable`, `statement-unreadable`
   */
  async list(number?: number): Promise<PeopleVersion[]> {
    const folder = number === undefined ? FOLDER : folderOf(number);
    const keys = (await this.store.list(folder)).filter((key) => !key.endsWith(DROPPED));
    const stored = await mapLimited(keys, async (key) => {
      const record = await this.store.read(key);
      // What came into force, or was dropped, meanwhile is gone.
      return record ? [parseRecord(key, record.body, envelopeSchema)] : [];
    });
    const byPayload = new Map<string, Envelope>();
    for (const envelope of stored.flat()) {
      const known = byPayload.get(envelope.payload);
      byPayload.set(envelope.payload, {
        ...envelope,
        signatures: [...(known?.signatures ?? []), ...envelope.signatures],
      });
    }
    const versions = [...byPayload.values()].map((envelope) => openVersion(envelope, folder));
    return versions.filter(({ people }) => number === undefined || people.number === number);
  }

  /** Those of a number that were dropped. @throws SiteError `record-unreadable` */
  async listDropped(number: number): Promise<DroppedProposal[]> {
    const keys = (await this.store.list(folderOf(number))).filter((key) => key.endsWith(DROPPED));
    return mapLimited(keys, (key) => readRecord(this.store, key, droppedSchema));
  }

  /** Takes one away, with all its signatures. @param dropped missing where it came into force */
  async remove({ people, sha256 }: PeopleVersion, dropped?: DroppedProposal): Promise<void> {
    const folder = folderOf(people.number) + sha256;
    const keys = await this.store.list(`${folder}/`);
    if (dropped) await this.store.create(folder + DROPPED, canonicalJson({ format: 1, ...dropped }));
    for (const key of keys) await this.store.remove(key);
  }

  /** Keeps the last signature of a version that others have yet to sign; keeping it again changes nothing. */
  async record({ people, sha256, envelope }: PeopleVersion): Promise<void> {
    const own = envelope.signatures.at(-1)!;
    const key = `${folderOf(people.number)}${sha256}/${own.keyid}.json`;
    await this.store.create(key, canonicalJson({ ...envelope, signatures: [own] }));
  }
}

function folderOf(number: number): string {
  return `${FOLDER}${numberName(number)}/`;
}
