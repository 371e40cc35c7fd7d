import { z } from 'zod';

/** What is of the right form, and no real person's. */
interface Unreal {
  pattern: RegExp;
  /** Completes "must be the business's own: …". */
  because: string;
}

/**
 * A value of a form, or null until the business supplies it.
 * @param title what a form calls it
 * @param expected completes "must be …"
 */
function supplied(form: RegExp, title: string, expected: string, unreal?: Unreal) {
  const isUnreal = (value: unknown) => typeof value === 'string' && unreal?.pattern.test(value);
  // What does not abort would speak in place of the sentence below.
  const rule: z.ZodType<string> = z
    .string()
    .refine((value) => form.test(value) && !isUnreal(value), { abort: true });
  const error = ({ input }: { input?: unknown }) =>
    isUnreal(input)
      ? `must be the business's own: ${unreal!.because}`
      : `must be ${expected}, or left out until the business supplies it`;
  return z
    .union([z.null(), rule], { error })
    .optional()
    .meta({ title, description: `Takes ${expected}.` });
}

/** Ends in a name that RFC 2606 or RFC 6761 reserves: no host and no mailbox is ever there. */
const RESERVED_NAME: Unreal = {
  pattern: /[.@/](example(\.[a-z.]+)?|invalid|test|localhost)$/i,
  because:
    'names that end in .example, example.com, .invalid, .test or localhost are reserved, and lead nowhere',
};
/** As the example business has it. */
const NO_SERIAL_NUMBER: Unreal = { pattern: /0{6}$/, because: 'a number that ends in 000000 is made up' };

const PLAIN_TEXT = /^[^⟦⟧<>]+$/;
const text = (title: string) => supplied(PLAIN_TEXT, title, 'text without < or >');
/** Has room in a header, on a phone, and in Google Play. */
const name = (title: string, most: number) =>
  supplied(new RegExp(`^[^⟦⟧<>]{1,${most}}$`, 'u'), title, `text of at most ${most} letters, without < or >`);
const email = (title: string) =>
  supplied(
    /^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/,
    title,
    'an e-mail address that reaches the business',
    RESERVED_NAME,
  );

/** Addresses of sites and mailboxes are no words. */
export const isWords = false;

/** What the business supplies. Sources of the rules: domain notes on Indian disclosure law, store rules. */
export const businessValuesSchema = z.strictObject({
  /** Name on the shop sign, and of the app on Google Play. */
  brandName: name('Brand, as on the shop sign', 40),
  appName: name('Name of the app on Google Play', 30),
  /** Where the site is served: https, the canonical host, no path. With it, the site is public. */
  siteOrigin: supplied(
    /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/,
    'Address of the site; with it, the site is public',
    'an https address without a path, such as https://www.brand.in',
    RESERVED_NAME,
  ),
  /** Application id on Google Play; the store address is made from it. */
  playPackageId: supplied(
    /^[a-z]\w*(\.[a-z]\w*)+$/i,
    'App id on Google Play',
    'an Android application id, such as in.brand.app',
    { pattern: /^com\.example/i, because: 'no app on Google Play has an id that begins with com.example' },
  ),
  /** SHA-256 fingerprints of the Play App Signing key, for assetlinks.json; empty: the file is not made. */
  playSigningFingerprints: z
    .array(
      z
        .string()
        .regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be 32 upper-case hex pairs')
        .meta({ title: 'SHA-256 fingerprint' }),
    )
    .meta({ title: 'Fingerprints of the app’s key', description: 'Of Play App Signing: 32 hex pairs each.' }),
  /** International form, as WhatsApp and tel: links need it. */
  phone: supplied(
    /^\+91[6-9]\d{9}$/,
    'Phone that has WhatsApp',
    'an Indian mobile number such as +919800000000',
  ),
  contactEmail: email('E-mail for customers'),
  privacyEmail: email('E-mail for questions of privacy'),
  /** Inferred from the pincode; the business confirms it with the other values. */
  city: z.string().regex(PLAIN_TEXT, 'must be the name of the city, without < or >'),
  legalName: text('Name of the company, as registered'),
  registeredAddress: text('Registered address'),
  /** Companies (Incorporation) Rules 2014, r.26: companies show their CIN; other kinds of business have none. */
  cin: supplied(
    /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|not applicable)$/,
    'Corporate identity number (CIN)',
    "a CIN or 'not applicable'",
    NO_SERIAL_NUMBER,
  ),
  /** FSSAI licence number of a food business. */
  fssaiLicence: supplied(
    /^(\d{14}|not applicable)$/,
    'FSSAI licence',
    "a 14-digit FSSAI number or 'not applicable'",
    NO_SERIAL_NUMBER,
  ),
  grievanceOfficer: z
    .strictObject({
      name: text('Name'),
      role: text('Role'),
      email: email('E-mail'),
      phone: supplied(/^\+91\d{10}$/, 'Phone', 'an Indian phone number such as +918022334455'),
    })
    .nullish()
    .meta({ title: 'Who answers complaints' }),
  /** Pincode and localities that are served (specification §9). */
  servicePincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'must be a six-digit pincode')
    .meta({ title: 'Pincode that is served' }),
  copyrightYear: z
    .string()
    .regex(/^\d{4}$/, 'must be a year')
    .meta({ title: 'Year of the copyright' }),
  features: z
    .strictObject({ pincodeCheck: z.boolean().meta({ title: 'The page has the pincode check' }) })
    .meta({ title: 'What the site has' }),
});

/** What `business-values.json` holds: null, or nothing, in the place of a value that is not supplied yet. */
export type SuppliedValues = z.infer<typeof businessValuesSchema>;

/** What the site shows: all of it, with the example's values in the place of those that are not supplied. */
export type BusinessValues = Complete<Omit<SuppliedValues, 'siteOrigin'>> & {
  /** Null while the site has no public address. */
  siteOrigin: string | null;
};

type Complete<Values> = Values extends object
  ? { [Key in keyof Values]-?: Complete<NonNullable<Values[Key]>> }
  : Values;
