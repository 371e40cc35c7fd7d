import { z } from 'zod';
import { type Envelope, envelopeSchema } from '../authority/envelope';
import { type Store, canonicalJson } from '@site/store';
import {
  LAST_NUMBER,
  misplacedRecord,
  numberedNames,
  numberName,
  readNumbered,
  recordNumberSchema,
} from '../records/numbered-records';
import {
  partNameSchema,
  partFolder,
  type ReleaseName,
  releaseIdSchema,
  sha256Schema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';

/** One act of publishing: an author made a release the newest of its part. */
const publicationSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  /** Counts up from 1 within the part. The store hands each number to one publisher; no clock decides the order. */
  number: recordNumberSchema,
  release: releaseIdSchema,
  /** Of the manifest, in hexadecimal: a bucket's copy of it on this machine will do to show the release. */
  manifestSha256: sha256Schema.optional(),
  author: singleLineSchema,
  message: singleLineSchema,
  /** When, by the publisher's clock: for people, never for an order. */
  time: timeSchema,
  /** The branch that it was published from, where that is not the repository's main one. */
  draft: singleLineSchema.optional(),
  /** The publisher's signature, where the store has an access policy. */
  envelope: envelopeSchema.optional(),
});

/** In the place of a branch, for a commit that is checked out without one, and that the main branch does not have. */
export const NO_BRANCH = 'no branch';

export type Publication = z.infer<typeof publicationSchema>;

/**
 * Records that a release was published, as the newest of its part. Publishing an earlier source again makes its release
 * the newest again; the same person who publishes the newest again from the same branch records nothing.
 * @returns the publication that is the newest now
 */
export async function recordPublication(
  store: Store,
  publication: Omit<Publication, 'format' | 'number'>,
): Promise<Publication> {
  for (;;) {
    const newest = (await readPublications(store, publication.part, { limit: 1 }))[0];
    if (newest && isSameAct(newest, publication)) return newest;

    const next: Publication = { ...publication, format: 1, number: (newest?.number ?? 0) + 1 };
    if (next.number > LAST_NUMBER) throw misplacedRecord(keyOf(next.part, LAST_NUMBER));
    const key = keyOf(publication.part, next.number);
    // Another publication that took the number first is newer by then; this one comes after.
    if ((await store.create(key, canonicalJson(next))) === 'created') return next;
  }
}

/**
 * A part's publications, newest first.
 * @param options.limit the most to read; all by default
 * @param options.keys those of all publications, where they were listed for many parts at once
 * @throws SiteError `bad-name`, `record-unreadable`: then it is unknown which release is the newest
 */
export async function readPublications(
  store: Store,
  part: string,
  { limit = Infinity, keys }: { limit?: number; keys?: string[] } = {},
): Promise<Publication[]> {
  const folder = partFolder(part, 'publications');
  const names = (keys ?? (await store.list(folder)))
    .filter((key) => key.startsWith(folder))
    .map((key) => key.slice(folder.length));
  const newest = numberedNames(names).reverse().slice(0, limit);
  const newestKeys = newest.map((name) => folder + name);
  return readNumbered(store, newestKeys, publicationSchema, (said) => partFolder(said.part, 'publications'));
}

function isSameAct(a: Publication, b: Omit<Publication, 'format' | 'number'>): boolean {
  const isSigned = !b.envelope || keysOf(b.envelope) === keysOf(a.envelope);
  return a.release === b.release && a.author === b.author && a.draft === b.draft && isSigned;
}

function keysOf(envelope: Envelope | undefined): string | undefined {
  return envelope?.signatures.map(({ keyid }) => keyid).join();
}

/** How many publications are read at first for one release: the one that is sought is mostly among the newest. */
const FIRST_LOOK = 32;

/**
 * A release's publications that are wanted, newest first.
 * @param firstLook how many of the part's newest are read at first; all, where none of these is wanted
 */
async function readPublicationsOf(
  store: Store,
  { part, release }: ReleaseName,
  firstLook: number,
  isWanted: (publication: Publication) => boolean = () => true,
): Promise<Publication[]> {
  for (const limit of [firstLook, Infinity]) {
    const publications = await readPublications(store, part, { limit });
    const found = publications.filter((one) => one.release === release && isWanted(one));
    if (found.length > 0 || publications.length < limit) return found;
  }
  return [];
}

/** The signatures of a release's publishers; of earlier ones only where there are no recent ones. */
export async function readPublicationSignatures(
  store: Store,
  part: string,
  release: string,
): Promise<Envelope[]> {
  const signed = await readPublicationsOf(store, { part, release }, FIRST_LOOK, ({ envelope }) => !!envelope);
  return signed.flatMap(({ envelope }) => envelope ?? []);
}

/**
 * By whom, when and why a release was published the last time; undefined where no record of that is left.
 * @param until to this time, where it went live then, and may have been published again since
 */
export async function readLastPublication(
  store: Store,
  name: ReleaseName,
  until?: string,
): Promise<Publication | undefined> {
  return until
    ? lastBefore(await readPublicationsOf(store, name, Infinity), until)
    : (await readPublicationsOf(store, name, 1))[0];
}

/** The newest publication to a time. @param publications newest first @param until ISO 8601 */
export const lastBefore = (publications: Publication[], until: string) =>
  publications.find(({ time }) => Date.parse(time) <= Date.parse(until));

function keyOf(part: string, number: number): string {
  return `${partFolder(part, 'publications')}${numberName(number)}.json`;
}
