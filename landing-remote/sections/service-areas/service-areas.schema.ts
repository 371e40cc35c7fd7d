import { z } from 'zod';

const text = z.string().min(1);

export const serviceAreasSchema = z.strictObject({
  title: text,
  intro: text,
  listLabel: text,
  /** A service area has a name (specification §3, §9). */
  localities: z
    .array(z.strictObject({ name: text }))
    .length(8, 'must be eight localities (specification §9)'),
  warehouse: text,
  /** Answers to a visitor's pincode; they promise nothing beyond the area that is served. */
  pincodeCheck: z.strictObject({ label: text, action: text, served: text, notServed: text, malformed: text }),
});

export type ServiceAreasContent = z.infer<typeof serviceAreasSchema>;
