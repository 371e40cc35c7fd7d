import { z } from 'zod';
import { deploymentSchema } from './deployment';
import { deploymentName, moment, partName, releaseId } from './names';
import { proposalSchema } from './people';
import { problemSchema } from './problem';

export const scheduleSchema = z.object({
  number: z.number().int(),
  parts: z.record(partName, releaseId),
  state: z.enum(['scheduled', 'missed', 'refused']),
  at: moment,
  /** When what was live before goes live again, by another schedule; null for never. */
  until: moment.nullable(),
  /** The deployment that its releases were live with, where it rolls back to them. */
  rollsBackTo: deploymentName.nullable(),
  author: z.string(),
  message: z.string(),
  problems: z.array(problemSchema),
});

export type Schedule = z.infer<typeof scheduleSchema>;

/** Who acts at this desk, and on what. */
const sessionSchema = z.object({
  /** The name that records get; empty where nobody has signed in yet. */
  author: z.string(),
  /** E-mail address of the key's owner; null without a key or an access policy. */
  person: z.string().nullable(),
  /** Whether several persons share the desk, and this one signed in with a passkey. */
  isSignedIn: z.boolean(),
  /** Whether she could, with a passkey that counts at this desk, and acts as its operator until she does. */
  maySignIn: z.boolean(),
  /** Origin of previews and composed pages, to be framed. */
  frames: z.string(),
  /** Parts that this person may publish, and roll back. */
  may: z.object({ publish: z.array(partName), rollBack: z.array(partName) }),
});

/** What is live, and what is wrong with it. */
export const nowSchema = z.object({
  session: sessionSchema,
  /** Null before anything was put live. */
  live: deploymentSchema.nullable(),
  /** The deployment that rolling back the site goes to. */
  before: deploymentSchema.nullable(),
  parts: z.array(
    z.object({
      part: partName,
      release: releaseId,
      /** Null where the release's record is gone. */
      published: z
        .object({ version: z.string(), author: z.string(), message: z.string(), time: moment })
        .nullable(),
      /** Whether another release of it was ever published: else there is none to roll back to. */
      hasOther: z.boolean(),
    }),
  ),
  /** Addresses of the live pages in the default language. */
  pages: z.array(z.string()),
  /** What the store says is wrong. */
  problems: z.array(problemSchema),
  /** Whether there is no access policy. */
  isWithoutPolicy: z.boolean(),
  /** The deployment that visitors are shown instead of the live one, which may not be live; null as a rule. */
  shownInstead: deploymentName.nullable(),
  emergencies: z.array(
    z.object({
      part: partName,
      release: releaseId,
      author: z.string(),
      message: z.string(),
      waitsFor: z.string(),
      /** Whether who asks may say that it is right. */
      mayConfirm: z.boolean(),
    }),
  ),
  /** Changes of who may what that wait for signatures. */
  proposals: z.array(proposalSchema),
  /** With whether who asks may cancel it. */
  schedules: z.array(scheduleSchema.extend({ mayCancel: z.boolean() })),
  /** Business values for which the pages show those of the example business. */
  missingValues: z.number().int(),
  /** How many releases wait. */
  waiting: z.number().int(),
});

export type Now = z.infer<typeof nowSchema>;
