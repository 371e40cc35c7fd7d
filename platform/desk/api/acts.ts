import { z } from 'zod';
import {
  contentName,
  deploymentName,
  moment,
  MAX_TOGETHER,
  partName,
  previewId,
  reason,
  releaseId,
  releaseName,
  sha256,
} from './names';
import { problemSchema } from './problem';
import { madePasskeySchema } from './sign-in';

const candidate = { part: partName, release: releaseId };
/** A candidate, and others that are to go live with it in one deployment. */
const together = {
  ...candidate,
  together: z.array(releaseName).max(MAX_TOGETHER).optional(),
  /** What the page showed of them, as {@link CandidatePage} says it: an act on anything else is refused. */
  seen: previewId.optional(),
};
const why = reason.min(1);
const number = z.number().int().min(1);
/** A date, or a time with its offset, as `site promote --at` takes it. */
const time = z.string().max(40);
/** How long a link works: up to a week. */
const hours = z.number().int().min(1).max(168);

const act = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(kind), ...fields });

/** Everything that people do at the desk. */
export const actRequestSchema = z.discriminatedUnion('kind', [
  /** Builds and stores a part as the working copy has it; null for every part. */
  act('publish', { part: partName.nullable(), message: why }),
  act('preview', together),
  act('check', together),
  act('approve', { ...together, message: reason }),
  act('reject', { ...candidate, message: why }),
  /** As an emergency by one person of the team, without its approvals; then the reason has to be given. */
  act('promote', { ...together, message: reason, isEmergency: z.boolean().optional() }),
  /** `until`: when what was live before goes live again; missing for never. */
  act('schedule', { ...together, at: time, until: time.optional(), message: reason }),
  act('cancel', { number, message: why }),
  /** Has a release that is live end at a time, or at another one. */
  act('set-end', { ...candidate, until: time, message: reason }),
  /** A part; null for all parts. */
  act('freeze', { part: partName.nullable(), from: time, until: time, message: why }),
  act('lift-freeze', { number, message: why }),
  act('withdraw', { ...candidate, message: why }),
  /** Says what should change of a candidate; it can go live all the same. */
  act('ask-for-changes', { ...candidate, message: why }),
  /** Makes a link that shows a preview of a release to anyone who has it, for a while. */
  act('share-preview', { ...candidate, preview: previewId, hours }),
  /** Closes all links that were made so far to previews of a release, whatever was live next to it. */
  act('revoke-share-links', candidate),
  act('rollback', {
    /** Null for the whole site. */
    part: partName.nullable(),
    /** The deployment to roll back to. */
    to: deploymentName,
    /** Whether it undoes a rollback: for what is said of it. */
    isUndo: z.boolean().optional(),
    message: reason,
  }),
  act('verify', {}),
  /** Copies the approved version of a text to a draft of the next; the message says what is new in it. */
  act('begin-version', { part: partName, message: why }),
  /** Approves a version with the day from which it is in force; its text then stays as it is. */
  act('approve-version', {
    ...{ part: partName, file: contentName, effectiveDate: z.iso.date() },
    /** The file that its form was made of: it is refused for another. */
    digest: sha256,
  }),
  /** Has the page show an approved version in full. */
  act('show-version', { part: partName, file: contentName }),
  /** Says for the first time who may ship what: its author, by the passkey that they have just made. */
  act('bootstrap-policy', madePasskeySchema.shape),
  /** Lets a person make a passkey, by a link. */
  act('invite', {
    name: z.string().trim().min(1).max(100),
    email: z.email().max(120),
    /** Parts whose team they are to join. */
    teams: z.array(partName).max(50),
    isEditor: z.boolean(),
    hours,
    /** At a desk of one person: where the link is opened. */
    desk: z.string().max(200).optional(),
  }),
  act('revoke-invitation', { number }),
  /** Proposes that the passkey counts which was made by an invitation. */
  act('activate-member', { number, keyId: sha256 }),
  /** Proposes that a machine's key counts, such as CI's. A machine counts as no person, and approves nothing. */
  act('add-machine', {
    name: z.string().trim().min(1).max(100),
    email: z.email().max(120),
    /** What `site people key --new` printed: the line, or the public key in it. */
    key: z.string().max(400),
    /** Parts whose releases it is to publish, and parts that it is to roll back. */
    ...{ publish: z.array(partName).max(50), rollBack: z.array(partName).max(50) },
  }),
  act('revoke-key', { keyId: sha256, message: why }),
  /** Proposes that a person leaves teams, or no longer says who may do what. */
  act('remove-member', {
    ...{ person: z.email().max(120), teams: z.array(partName).max(50) },
    ...{ isEditor: z.boolean(), message: why },
  }),
  /** Agrees to a change of the access policy that another editor proposed. */
  act('sign-people', { proposal: sha256 }),
  /** Proposes a change again that another one overtook, or going live did. */
  act('propose-again', { proposal: sha256 }),
  /** Drops such a change before it is in force. */
  act('drop-people', { proposal: sha256, message: why }),
]);

export type ActRequest = z.infer<typeof actRequestSchema>;
export type ActKind = ActRequest['kind'];

const savedWordsSchema = z.object({ name: contentName, language: z.string(), by: z.string() });

/** A file of words that was saved, with the names of who saved it. */
export type SavedWords = z.infer<typeof savedWordsSchema>;

/** What came of an act, for the sentence that says so. */
const resultSchema = z.object({
  /** Such as `promoted`, `already-live`, `approved`: as the command line prints it. */
  status: z.string(),
  /** The deployment that is live now. */
  deployment: deploymentName.optional(),
  /** The release that was published, where it was one part's. */
  release: releaseId.optional(),
  /** What was saved after it was asked for, and is in it. */
  savedSince: z.array(savedWordsSchema).optional(),
  /** Of what goes live together, the parts that this person could approve. */
  approved: z.array(partName).optional(),
  /** What a candidate still waits for once it is approved, in a sentence of the rules; empty for nothing. */
  waitsFor: z.string().optional(),
  /** How many editors a change of who may ship what still takes. */
  missing: z.number().optional(),
  /** When a schedule begins, or a link ends; when a freeze begins; when the schedule or the freeze ends. */
  at: moment.optional(),
  from: moment.optional(),
  until: moment.optional(),
  /** An invitation's number; its address, or a share link, which its author alone is told, and nothing keeps. */
  number: z.number().optional(),
  link: z.string().optional(),
  preview: previewId.optional(),
  found: z.number().optional(),
});

export type ActResult = z.infer<typeof resultSchema>;

export const actSchema = z.object({
  id: z.string(),
  request: actRequestSchema,
  /** Whom or what it is about, where the request names that by a number or a digest: a person, a schedule, a change; of an invitation, the person who is in already; else ''. */
  about: z.string(),
  author: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  startedAt: moment,
  /** Null while it runs. */
  endedAt: moment.nullable(),
  /** How long it took, without what it waited for a passkey; null while it runs. */
  seconds: z.number().nullable(),
  /** Steps, oldest first. */
  progress: z.array(z.string()),
  /** What it waits for: that its author's passkey answers this challenge. */
  asks: z.object({ challenge: z.string(), credential: z.string() }).nullable(),
  result: resultSchema.nullable(),
  /** Why it was refused, or what was found. */
  problems: z.array(problemSchema),
});

export type Act = z.infer<typeof actSchema>;
