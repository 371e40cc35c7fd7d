import { canonicalJson, jsonIn } from '@site/store';
import { z } from 'zod';
import { recordNumberSchema } from '../records/numbered-records';
import {
  deploymentNameSchema,
  partNameSchema,
  releaseReferenceSchema,
  releasesSchema,
  said,
  saidWithReason,
  sha256Schema,
  timeSchema,
} from '../records/record-fields';
import { SiteError } from '@site/errors';
import { type Envelope, signStatement, type Signer } from './envelope';
import { peopleSchema } from './people';

/** What is signed: files of the store by key and hash, and what their signer says of them (in-toto Statement v1). */
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

/** The version of the access policy that a statement goes by. */
const policySchema = z.strictObject({ number: recordNumberSchema, sha256: sha256Schema });

/** A person has releases go live at a time; any key may move the pointer then. */
export const scheduleTermsSchema = z.strictObject({
  number: recordNumberSchema,
  parts: releasesSchema,
  at: timeSchema,
  /** The deployment that these releases were live with, where it rolls back to them. */
  rollsBackTo: deploymentNameSchema.optional(),
  /** Releases whose end that is: it comes also where they were put live by hand before their time. Older records lack it. */
  ends: releasesSchema.optional(),
  /** What was live when it was decided; null for nothing. */
  after: z.strictObject({ name: deploymentNameSchema, sha256: sha256Schema }).nullable(),
  ...said,
});

/** No release of some parts goes live from one time to another. */
export const freezeSchema = z.strictObject({
  number: recordNumberSchema,
  /** By name; none: all of them. */
  parts: z.array(partNameSchema),
  from: timeSchema,
  until: timeSchema,
  /** The freeze of the same parts that this one ends: lifted, it ends when it was signed. */
  replaces: recordNumberSchema.optional(),
  ...saidWithReason,
});

const predicates = {
  /** An author made a release the newest of its part. */
  publication: z.strictObject({ part: partNameSchema, ...releaseReferenceSchema.shape, time: timeSchema }),
  /** An approver looked at an exact combination, for the sake of one part, and approves or rejects it. */
  approval: z.strictObject({
    part: partNameSchema,
    parts: releasesSchema,
    isApproved: z.boolean(),
    message: z.string(),
    /** The newest check of the combination by browsers, by its hash; null where there was none. */
    check: z.strictObject({ sha256: sha256Schema, isPassed: z.boolean(), time: timeSchema }).nullable(),
    time: timeSchema,
  }),
  /** A browser opened an exact combination; by the hash of what it saw. */
  check: z.strictObject({
    parts: releasesSchema,
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
    people: policySchema,
    time: timeSchema,
  }),
  schedule: scheduleTermsSchema,
  /** A person cancels a schedule, by the hash of its record. */
  cancellation: z.strictObject({
    number: recordNumberSchema,
    sha256: sha256Schema,
    people: policySchema,
    author: z.string(),
    message: z.string(),
    time: timeSchema,
  }),
  freeze: freezeSchema,
  /** The editors say who may ship what. */
  people: peopleSchema,
};

export type StatementKind = keyof typeof predicates;
export type Predicate<Kind extends StatementKind> = z.infer<(typeof predicates)[Kind]>;

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
  const result = schema.safeParse(jsonIn(Buffer.from(envelope.payload, 'base64')));
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
