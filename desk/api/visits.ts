import { z } from 'zod';

const totalsSchema = z.object({
  arrivals: z.number().int(),
  starts: z.number().int(),
  /** Visits in which a part failed; once for each part. */
  failures: z.number().int(),
  /** Visits with a click. */
  downloads: z.number().int(),
  whatsapp: z.number().int(),
  pincodes: z.number().int(),
});

export type VisitTotals = z.infer<typeof totalsSchema>;

/** What was counted of real visits since the day began in India. */
export const todaySchema = z.object({
  /** Null where the desk was not told where visits are counted. */
  visits: z
    .object({
      today: totalsSchema,
      /** The same hours of the same day a week before. */
      weekBefore: totalsSchema,
    })
    .nullable(),
});

export type Today = z.infer<typeof todaySchema>;
