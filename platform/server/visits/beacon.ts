import { VISIT_PLACES, type VisitBeacon } from '@site/shared/contracts';
import { z } from 'zod';
import { deploymentNameSchema, partNameSchema } from '@site/ledger';
import { jsonIn } from '@site/store';

/** Bytes of a beacon; one with all that a page may send is a third of it. */
export const MAX_BYTES = 4_096;

/** Ten minutes: a tab that waited in the background. */
const milliseconds = z.int().min(0).max(600_000);

const page = {
  deployment: deploymentNameSchema,
  /** That the deployment has such a page in such a language, and such a part, is looked up where it is counted. */
  route: z
    .string()
    .max(100)
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/),
  language: z.string().regex(/^[a-z]{2,3}$/),
};

/** No field takes words. With what is looked up, each has few values. */
export const beaconSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrival'), ...page, started: z.boolean() }),
  z.strictObject({
    kind: z.literal('leaving'),
    ...page,
    startedLate: z.literal(true).optional(),
    failures: z
      .array(z.strictObject({ part: partNameSchema, fingerprint: z.string().regex(/^[0-9a-f]{8}$/) }))
      .max(5),
    vitals: z.strictObject({
      lcp: milliseconds.optional(),
      inp: milliseconds.optional(),
      cls: z.number().min(0).max(100).optional(),
    }),
    clicks: z
      .array(z.strictObject({ control: z.enum(['download', 'whatsapp']), place: z.enum(VISIT_PLACES) }))
      .max(2 * VISIT_PLACES.length),
    pincode: z.literal(true).optional(),
  }),
]) satisfies z.ZodType<VisitBeacon>;

/** Null for what no page of ours sends. */
export function readBeacon(body: string): VisitBeacon | null {
  return beaconSchema.safeParse(jsonIn(Buffer.from(body))).data ?? null;
}
