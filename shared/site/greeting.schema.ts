import { z } from 'zod';
import { onlyInEnglish } from './only-in-english';

export const greetingSchema = z
  .string()
  .min(1)
  .refine(
    (text) => /\bservices\b/.test(text),
    onlyInEnglish('must ask about the services (specification §7)'),
  );
