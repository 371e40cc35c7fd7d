import { canonicalJson } from '@site/store';
import { z } from 'zod';
import { sha256Schema, timeSchema } from '../records/record-names';
import { SiteError } from '@site/errors';
import { type Envelope, signStatement, type Signer } from './envelope';
import { peopleSchema } from './people';

/** What is signed: files of the store by key and hash, and what their signer says of them (in-toto Statement v1). */
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

const releaseSchema = z.strictObject({ release: z.string(), manifestSha256: sha256Schema });
/** One release by part. */
const combinationSchema = z.record(z.string(), releaseSchema);

const predicates = {
  /** An author made a release the newest of its part. */
  publication: z.strictObject({ part: z.string(), ...releaseSchema.shape, time: timeSchema }),
  /** An approver looked at an exact combination, for the sake of one part, and approves or rejects it. */
  approval: z.strictObject({
    part: z.string(),
    parts: combinationSchema,
    isApproved: z.boolean(),
    message: z.string(),
    /** The newest check of the combination by browsers, by its hash; null where there was none. */
    check: z.strictObject({ sha256: sha256Schema, isPassed: z.boolean(), time: timeSchema }).nullable(),
    time: timeSchema,
  }),
  /** A browser opened an exact combination; by the hash of what it saw. */
  check: z.strictObject({
    parts: combinationSchema,
    sha256: sha256Schema,
    isPassed: z.boolean(),
    time: timeSchema,
  }),
  /** A promoter puts a deployment live. */
  deployment: z.strictObject({
    name: z.string(),
    sha256: sha256Schema,
    /** Of the record of its pages. */
    filesSha256: sha256Schema,
    /** The version of the access policy that it goes by. */
    people: z.strictObject({ number: z.number().int(), sha256: sha256Schema }),
    time: timeSchema,
  }),
  /** A person has releases go live at a time; any key may move the pointer then. */
  schedule: z.strictObject({
    number: z.number().int(),
    parts: combinationSchema,
    at: timeSchema,
    /** The deployment that they were live with, where it rolls back to them. */
    rollsBackTo: z.string().optional(),
    /** What was live when it was decided; null for nothing. */
    after: z.strictObject({ name: z.string(), sha256: sha256Schema }).nullable(),
    author: z.string(),
    message: z.string(),
    time: timeSchema,
  }),
  /** A person cancels a schedule, by the hash of its record. */
  cancellation: z.strictObject({
    number: z.number().int(),
    sha256: sha256Schema,
    /** The version of the access policy that it goes by. */
    people: z.strictObject({ number: z.number().int(), sha256: sha256Schema }),
    author: z.string(),
    message: z.string(),
    time: timeSchema,
  }),
  /** The editors say who may ship what. */
  people: peopleSchema,
};

type Predicates = typeof predicates;
export type StatementKind = keyof Predicates;
export type Predicate<Kind extends StatementKind> = z.infer<Predicates[Kind]>;

const digestSchema = z.strictObject({ name: z.string(), digest: z.strictObject({ sha256: sha256Schema }) });

const predicateType = (kind: StatementKind) => `urn:site:${kind}:1`;

/** @param subjects SHA-256 in hexadecimal by the key of the store: for checks without this tool */
export function sign<Kind extends StatementKind>(
  signer: Signer,
  kind: Kind,
  predicate: Predicate<Kind>,
  subjects: Record<string, string>,
): Promise<Envelope> {
  return signStatement(
    {
      _type: STATEMENT_TYPE,
      subject: Object.entries(subjects).map(([name, sha256]) => ({ name, digest: { sha256 } })),
      predicateType: predicateType(kind),
      predicate,
    },
    signer,
  );
}

/**
 * What an envelope says. Says nothing of who signed it.
 *
 * @param where it lies, for the message
 * @throws SiteError `statement-unreadable` for another kind of statement, and one of another format
 */
export function readStatement<Kind extends StatementKind>(
  envelope: Envelope,
  kind: Kind,
  where: string,
): Predicate<Kind> {
  const schema = z.strictObject({
    _type: z.literal(STATEMENT_TYPE),
    subject: z.array(digestSchema).min(1),
    predicateType: z.literal(predicateType(kind)),
    predicate: predicates[kind],
  });
  const result = schema.safeParse(parseJson(envelope));
  // A key that stands there twice would say one thing to other programs, and another here.
  if (result.success && canonicalJson(result.data).equals(Buffer.from(envelope.payload, 'base64')))
    return (result.data as { predicate: Predicate<Kind> }).predicate;
  const fact = result.error ? z.prettifyError(result.error).replaceAll('\n', ' ') : 'it has several readings';
  throw new SiteError(
    'statement-unreadable',
    `What is signed in ${where} cannot be read: ${fact}.`,
    'It was altered, or written by another version of the tool. Restore it from a backup; what is live stays.',
    { cause: result.error },
  );
}

function parseJson({ payload }: Envelope): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
