import { z } from 'zod';

/**
 * Days within which a grievance is answered. DPDP Rules 2025 r.14(3) allow 90, SPDI Rules 2011 r.5(9) one month: 30
 * satisfies both.
 */
export const grievanceDaysSchema = z.string().regex(/^([1-9]|[12]\d|30)$/, 'must be 1 to 30 days');
