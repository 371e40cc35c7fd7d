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
/** How long a link works: up to a week. */
const hours = z.number().int().min(1).max(168);

/** Everything that people do at the desk. */
export const actRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('publish'),
    /** Is built as the working copy has it; null for every part. */
    part: partName.nullable(),
    message: why,
  }),
  z.strictObject({ kind: z.literal('preview'), ...together }),
  z.strictObject({ kind: z.literal('check'), ...together }),
  z.strictObject({ kind: z.literal('approve'), ...together, message: reason }),
  z.strictObject({ kind: z.literal('reject'), ...candidate, message: why }),
  z.strictObject({
    kind: z.literal('promote'),
    ...together,
    message: reason,
    /** By one person of the team, without its approvals; then the reason has to be given. */
    isEmergency: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('schedule'),
    ...together,
    /** A date, or a time with its offset, as `site promote --at` takes it. */
    at: z.string().max(40),
    /** When what was live before goes live again; missing for never. */
    until: z.string().max(40).optional(),
    message: reason,
  }),
  z.strictObject({ kind: z.literal('cancel'), number, message: why }),
  z.strictObject({ kind: z.literal('withdraw'), ...candidate, message: why }),
  /** Says what should change of a candidate; it can go live all the same. */
  z.strictObject({ kind: z.literal('ask-for-changes'), ...candidate, message: why }),
  /** Makes a link that shows a preview to anyone who has it, for a while. */
  z.strictObject({ kind: z.literal('share-preview'), preview: previewId, hours }),
  /** Closes all links to a preview that were made so far. */
  z.strictObject({ kind: z.literal('revoke-share-links'), preview: previewId }),
  z.strictObject({
    kind: z.literal('rollback'),
    /** Null for the whole site. */
    part: partName.nullable(),
    /** The deployment to roll back to; null for the one before. */
    to: deploymentName.nullable(),
    /** Whether it undoes a rollback: for what is said of it. */
    isUndo: z.boolean().optional(),
    message: reason,
  }),
  z.strictObject({ kind: z.literal('verify') }),
  /** Copies the approved version of a text to a draft of the next; the message says what is new in it. */
  z.strictObject({ kind: z.literal('begin-version'), part: partName, message: why }),
  /** Approves a version with the day from which it is in force; its text then stays as it is. */
  z.strictObject({
    kind: z.literal('approve-version'),
    part: partName,
    file: contentName,
    effectiveDate: z.iso.date(),
  }),
  /** Has the page show an approved version in full. */
  z.strictObject({ kind: z.literal('show-version'), part: partName, file: contentName }),
  /** Says for the first time who may ship what: its author, by the passkey that she has just made. */
  madePasskeySchema.extend({ kind: z.literal('bootstrap-policy') }),
  /** Lets a person make a passkey, by a link. */
  z.strictObject({
    kind: z.literal('invite'),
    name: z.string().trim().min(1).max(100),
    email: z.email().max(120),
    /** Parts whose team she is to join. */
    teams: z.array(partName).max(50),
    isEditor: z.boolean(),
    hours,
    /** At a desk of one person: where the link is opened. */
    desk: z.string().max(200).optional(),
  }),
  z.strictObject({ kind: z.literal('revoke-invitation'), number }),
  /** Proposes that the passkey counts which was made by an invitation. */
  z.strictObject({ kind: z.literal('activate-member'), number, keyId: sha256 }),
  z.strictObject({ kind: z.literal('revoke-key'), keyId: sha256, message: why }),
  /** Proposes that a person leaves teams, or no longer says who may do what. */
  z.strictObject({
    kind: z.literal('remove-member'),
    person: z.email().max(120),
    teams: z.array(partName).max(50),
    isEditor: z.boolean(),
    message: why,
  }),
  /** Agrees to a change of the access policy that another editor proposed. */
  z.strictObject({ kind: z.literal('sign-people'), proposal: sha256 }),
  /** Proposes a change again that another one overtook, or going live did. */
  z.strictObject({ kind: z.literal('propose-again'), proposal: sha256 }),
  /** Drops such a change before it is in force. */
  z.strictObject({ kind: z.literal('drop-people'), proposal: sha256, message: why }),
]);

export type ActRequest = z.infer<typeof actRequestSchema>;
export type ActKind = ActRequest['kind'];

/** What came of an act, for the sentence that says so. */
const resultSchema = z.object({
  /** Such as `promoted`, `already-live`, `approved`: as the command line prints it. */
  status: z.string(),
  /** The deployment that is live now. */
  deployment: deploymentName.optional(),
  /** The release that was published, where it was one part's. */
  release: releaseId.optional(),
  /** How many count for a candidate, and how many it takes. */
  counted: z.number().optional(),
  needed: z.number().optional(),
  /** How many editors a change of who may ship what still takes. */
  missing: z.number().optional(),
  /** When a schedule begins, or a link ends; when the schedule ends. */
  at: moment.optional(),
  until: moment.optional(),
  /** An invitation's number; its address, or a share link, which its author alone is told, and nothing keeps. */
  number: z.number().optional(),
  link: z.string().optional(),
  /** The preview that was checked. */
  preview: previewId.optional(),
  /** How many problems were found. */
  found: z.number().optional(),
});

export type ActResult = z.infer<typeof resultSchema>;

export const actSchema = z.object({
  id: z.string(),
  request: actRequestSchema,
  /** Whom or what it is about, where the request names that by a number or a digest: a person, a schedule, a change; else ''. */
  about: z.string(),
  /** Who asked for it. */
  author: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  startedAt: moment,
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
