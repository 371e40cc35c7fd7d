import type { SuppliedValues } from './business-values.schema';

/**
 * The one place for what the business supplies. Put each value in place of `null`, between quotes:
 *
 *   phone: '+919812345678',
 *
 * While a value is `null`, the site shows the one of an invented business (`example-business.content.ts`), says so in a
 * strip on top of every page, and does not go live on a public address.
 */
export const businessValues: SuppliedValues = {
  // On the shop sign.
  brandName: null,
  // As it stands on Google Play.
  appName: null,
  // Where the site is served: https://www.brand.in. While it is null, the site is not public.
  siteOrigin: null,
  // The app's id on Google Play: in.brand.app
  playPackageId: null,
  playSigningFingerprints: [],
  // A mobile number that has WhatsApp: +919812345678
  phone: null,
  contactEmail: null,
  privacyEmail: null,
  // Inferred from pincode 560076; the business confirms it with the other values.
  city: 'Bengaluru',
  legalName: null,
  registeredAddress: null,
  // 'not applicable' for a business that is no company.
  cin: null,
  // 'not applicable' where no licence has to be shown.
  fssaiLicence: null,
  // Who answers complaints (Companies (Incorporation) Rules 2014, r.26; Digital Personal Data Protection Rules 2025, r.14).
  grievanceOfficer: {
    name: null,
    role: null,
    email: null,
    phone: null,
  },
  servicePincode: '560076',
  copyrightYear: '2024',
  features: { pincodeCheck: true },
};
