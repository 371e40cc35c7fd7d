import { z } from 'zod';
import { timeSchema } from '../records/record-names';
import { canonicalJson } from '@site/store';
import { fileKeySchema } from './public-key';

/** The longest that an errand lasts, in ms: a build on a slow machine. */
export const ERRAND_MS = 60 * 60_000;

/**
 * What a passkey's owner has a desk sign by itself when long work is done: the passkey signs, before the work, the public half of a key
 * that the desk makes for this alone; that key then signs the statement.
 */
export const errandSchema = z.strictObject({
  /** Of the key: SubjectPublicKeyInfo in base64. */
  spki: fileKeySchema.shape.spki,
  /** What it may sign: that parts are published, or what a browser saw. Neither puts anything live. */
  kind: z.enum(['publication', 'check']),
  /** Which parts may be published. */
  parts: z.array(z.string()),
  from: timeSchema,
  until: timeSchema,
  /** The passkey's signature. */
  sig: z.base64(),
});

export type Errand = z.infer<typeof errandSchema>;

const saidSchema = z.object({
  predicateType: z.string(),
  predicate: z.object({ part: z.string().optional(), time: timeSchema }),
});

/** What a passkey signs of an errand. It begins like no statement, so that neither is taken for the other. */
export function errandBytes(errand: Omit<Errand, 'sig'> | Errand): Buffer {
  const { sig: _, ...said } = { sig: '', ...errand };
  return Buffer.concat([Buffer.from('errand of the desk: '), canonicalJson(said)]);
}

/** Whether signed bytes are a statement that an errand is for. */
export function isErrandFor({ kind, parts, from, until }: Errand, bytes: Buffer): boolean {
  const { data } = saidSchema.safeParse(parseJson(bytes.subarray(bytes.indexOf('{'))));
  if (!data || data.predicateType !== `urn:site:${kind}:1`) return false;
  const { part, time } = data.predicate;
  const isInTime = from <= time && time <= until && Date.parse(until) - Date.parse(from) <= ERRAND_MS;
  return isInTime && (kind === 'check' || parts.includes(part ?? ''));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
