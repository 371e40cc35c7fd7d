import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const sentence = textFor('sentence');

export const serviceAreasSchema = z.strictObject({
  title: textFor('section heading'),
  intro: sentence,
  listLabel: textFor('badge'),
  /** A service area has a name (specification §3, §9). */
  localities: listOf(entry({ name: textFor('name') }), { things: 'localities', least: 1, most: 24 }),
  warehouse: sentence,
  /** Answers to a visitor's pincode; they promise nothing beyond the area that is served. */
  pincodeCheck: z.strictObject({
    label: textFor('section heading'),
    action: textFor('button'),
    served: sentence.meta({ title: 'Answer where it delivers' }),
    notServed: sentence.meta({ title: 'Answer where it does not deliver' }),
    malformed: sentence.meta({ title: 'Answer to what is no pincode' }),
  }),
});

export type ServiceAreasContent = z.infer<typeof serviceAreasSchema>;
