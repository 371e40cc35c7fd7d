import { z } from 'zod';

/** Marks a value that the business has not supplied yet: `⟦phone⟧`. Never shown on a public origin (promotion refuses). */
export const PLACEHOLDER = /⟦[^⟧]*⟧/;

const missing = z.string().regex(/^⟦[^⟧]+⟧$/);

/** A value by its rule, or a placeholder until the business supplies it. `expected` completes "must be …". */
function supplied(rule: z.ZodString, expected: string) {
  return z.union([missing, rule], { error: `must be ${expected}, or a placeholder such as ⟦name⟧` });
}

const text = supplied(z.string().regex(/^[^⟦⟧<>]+$/), 'text without < or >');
const email = supplied(
  z.string().regex(/^[^@\s<>]+@(?!example\.)[^@\s<>]+\.[^@\s<>]+$/),
  'an e-mail address',
);

/** What the site says about the business. Sources of the rules: domain notes on Indian disclosure law, store rules. */
export const businessValuesSchema = z.strictObject({
  /** Name on the shop sign, and of the app on Google Play. */
  brandName: text,
  appName: text,
  /** Where the site is served: https, the canonical host, no path. */
  siteOrigin: supplied(
    z.string().regex(/^https:\/\/(?!localhost|[^/]*example\.)[a-z0-9.-]+\.[a-z]{2,}$/),
    'an https address without a path, such as https://www.brand.in',
  ),
  /** Application id on Google Play; the store address is made from it. */
  playPackageId: supplied(
    z.string().regex(/^(?!com\.example)[a-z][\w]*(\.[a-z][\w]*)+$/i),
    'an Android application id',
  ),
  /** SHA-256 fingerprints of the Play App Signing key, for assetlinks.json; empty: the file is not made. */
  playSigningFingerprints: z.array(
    z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be 32 upper-case hex pairs'),
  ),
  /** International form, as WhatsApp and tel: links need it. */
  phone: supplied(z.string().regex(/^\+91[6-9]\d{9}$/), 'an Indian mobile number such as +919800000000'),
  contactEmail: email,
  privacyEmail: email,
  city: text,
  legalName: text,
  registeredAddress: text,
  /** Companies (Incorporation) Rules 2014, r.26: companies show their CIN; other kinds of business have none. */
  cin: z.union([
    z.literal('not applicable'),
    supplied(z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/), 'a CIN'),
  ]),
  /** FSSAI licence number of a food business. */
  fssaiLicence: z.union([
    z.literal('not applicable'),
    supplied(z.string().regex(/^\d{14}$/), 'a 14-digit FSSAI number'),
  ]),
  grievanceOfficer: z.strictObject({ name: text, role: text, email, phone: text }),
  /** Pincode and localities that are served (specification §9). */
  servicePincode: z.string().regex(/^[1-9]\d{5}$/, 'must be a six-digit pincode'),
  copyrightYear: z.string().regex(/^\d{4}$/, 'must be a year'),
  features: z.strictObject({ pincodeCheck: z.boolean() }),
  /** Where real visitors' timings are sent; '' sends nothing and loads nothing. */
  vitalsEndpoint: z.union([
    z.literal(''),
    z.string().regex(/^\/(?!\/)/, "must be a path of this site, such as /vitals, or ''"),
  ]),
});

export type BusinessValues = z.infer<typeof businessValuesSchema>;
