import { z } from 'zod';

// No `&` and no quotes either: the gate looks for the example's texts as they stand in HTML.
const text = z.string().regex(/^[^⟦⟧<>&"']+$/, 'must be text without < > & or quotes');
const email = z
  .string()
  .regex(/^[\w.]+@[a-z0-9.-]+\.example$/, 'must be an address of a host under .example');
const phone = z.string().regex(/^\+9100000\d{5}$/, 'must be +91 00000 and five more digits');

/**
 * The invented business: a value for each that the pages show and the real one may not have supplied yet. None of them
 * leads to a real person. It has no public address: a site without the real one is not public.
 * The decision record "An example business" says what is reserved, and by whom.
 */
export const exampleBusinessSchema = z.strictObject({
  brandName: text,
  appName: text,
  playPackageId: z
    .string()
    .regex(/^com\.example(\.[a-z]\w*)+$/, 'must be an application id under com.example'),
  phone,
  contactEmail: email,
  privacyEmail: email,
  legalName: text,
  registeredAddress: text,
  cin: z.string().regex(/^U\d{5}[A-Z]{2}\d{4}[A-Z]{3}000000$/, 'must be a CIN that ends in 000000'),
  fssaiLicence: z.string().regex(/^\d{8}000000$/, 'must be 14 digits that end in 000000'),
  grievanceOfficer: z.strictObject({ name: text, role: text, email, phone }),
});

export type ExampleBusiness = z.infer<typeof exampleBusinessSchema>;
