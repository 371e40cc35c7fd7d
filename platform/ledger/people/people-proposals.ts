import { type Envelope, envelopeSchema } from '../authority/envelope';
import { CALLS_AT_ONCE, type Store, canonicalJson, mapLimited, readRecord } from '@site/store';
import { numberName } from '../records/numbered-records';
import { openVersion, type PeopleVersion } from './people-versions';

/** One file for each version that was proposed and each key that signed it: two editors at once lose nothing. */
function folderOf(number: number): string {
  return `proposals/${numberName(number)}/`;
}

/**
 * The versions of a number that were proposed, each with all its signatures.
 * @throws SiteError `record-unreadable`, `statement-unreadable`
 */
export async function readProposals(store: Store, number: number): Promise<PeopleVersion[]> {
  const keys = await store.list(folderOf(number));
  const envelopes = await mapLimited(keys, CALLS_AT_ONCE, (key) => readRecord(store, key, envelopeSchema));
  const byPayload = new Map<string, Envelope>();
  for (const envelope of envelopes) {
    const known = byPayload.get(envelope.payload);
    byPayload.set(envelope.payload, {
      ...envelope,
      signatures: [...(known?.signatures ?? []), ...envelope.signatures],
    });
  }
  const versions = [...byPayload.values()].map((envelope) => openVersion(envelope, folderOf(number)));
  return versions.filter(({ people }) => people.number === number);
}

/** Takes a proposal away, with all its signatures. */
export async function removeProposal(store: Store, { people, sha256 }: PeopleVersion): Promise<void> {
  for (const key of await store.list(`${folderOf(people.number)}${sha256}/`)) await store.remove(key);
}

/** Keeps the last signature of a version that others have yet to sign; keeping it again changes nothing. */
export async function recordProposal(
  store: Store,
  { people, sha256, envelope }: PeopleVersion,
): Promise<void> {
  const own = envelope.signatures.at(-1)!;
  await store.create(
    `${folderOf(people.number)}${sha256}/${own.keyid}.json`,
    canonicalJson({ ...envelope, signatures: [own] }),
  );
}
