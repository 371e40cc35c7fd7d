import { z } from 'zod';

export const greetingSchema = z
  .string()
  .regex(/\bservices\b/, 'must ask about the services (specification §7)');
