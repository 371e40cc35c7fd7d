import { z } from 'zod';
import { deploymentName, moment, partName, releaseId } from './names';

/** One deployment of the history, for people. */
export const deploymentSchema = z.object({
  name: deploymentName,
  number: z.number().int(),
  time: moment,
  author: z.string(),
  message: z.string(),
  /** The public address that its pages were composed for; null before the business has one. */
  origin: z.string().nullable(),
  parts: z.record(partName, releaseId),
  /** Parts of which it made another release live. */
  changed: z.array(partName),
  /** Parts that it took out of the site. */
  retired: z.array(partName),
  /** Changed parts whose release was withdrawn since. */
  withdrawn: z.array(partName),
  /** For a rollback, the deployment that it rolled back to. */
  rollsBackTo: deploymentName.nullable(),
  /** Whether a rollback is of one part alone. */
  isOfPart: z.boolean(),
  isEmergency: z.boolean(),
  isUnchecked: z.boolean(),
  /** When it was due, where a schedule put it live. */
  scheduledFor: moment.nullable(),
});

export type DeploymentSummary = z.infer<typeof deploymentSchema>;
