import { z } from 'zod';
import { deploymentSchema } from './deployment';
import { deploymentName, moment, partName } from './names';
import { problemSchema } from './problem';

export const historySchema = z.object({
  /** Newest first. */
  deployments: z.array(deploymentSchema),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
  problems: z.array(problemSchema),
});

export type History = z.infer<typeof historySchema>;

export const deploymentPageSchema = z.object({
  deployment: deploymentSchema,
  /** The one before it; null for the first. */
  previous: deploymentName.nullable(),
  isLive: z.boolean(),
  /** Addresses of its pages in the default language; empty where its files were pruned. */
  pages: z.array(z.string()),
});

export type DeploymentPage = z.infer<typeof deploymentPageSchema>;

/** What stood on a page on a day. */
export const shownOnDaySchema = z.object({
  deployment: deploymentSchema,
  /** Of a text that has versions, the one that the page showed in full. */
  version: z.object({ version: z.string(), effectiveDate: z.string() }).nullable(),
});

export type ShownOnDay = z.infer<typeof shownOnDaySchema>;

/** What would be live again. */
export const rollbackSchema = z.object({
  /** The deployment whose pages, or whose release of the part, are live again. */
  rolledBackTo: deploymentSchema,
  part: partName.nullable(),
  /** Of a part, the release that goes live again: when, by whom and why it was published. */
  release: z.object({ author: z.string(), message: z.string(), time: moment }).nullable(),
  /** Words for a comparison of what is live with what would be. */
  to: z.string(),
  /** Why it may not be done; null where it may. */
  why: z.string().nullable(),
});

export type Rollback = z.infer<typeof rollbackSchema>;
