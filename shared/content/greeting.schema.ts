import { onlyInEnglish } from './text';
import { z } from 'zod';

export const greetingSchema = z
  .string()
  .min(1)
  .refine(
    (text) => /\bservices\b/.test(text),
    onlyInEnglish('must ask about the services (specification §7)'),
  );
