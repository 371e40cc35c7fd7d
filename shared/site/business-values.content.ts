import type { BusinessValues } from './business-values.schema';

/**
 * The one place for what the business supplies. ⟦…⟧ marks what it has not supplied yet: the page shows the mark, and
 * no page with one goes live on a public address.
 */
export const businessValues: BusinessValues = {
  brandName: '⟦Brand⟧',
  appName: '⟦App name⟧',
  siteOrigin: '⟦site address⟧',
  playPackageId: '⟦app id⟧',
  playSigningFingerprints: [],
  phone: '⟦phone⟧',
  contactEmail: '⟦e-mail⟧',
  privacyEmail: '⟦privacy e-mail⟧',
  // Inferred from pincode 560076; the business confirms it with the other values.
  city: 'Bengaluru',
  legalName: '⟦legal name⟧',
  registeredAddress: '⟦registered address⟧',
  cin: '⟦CIN⟧',
  fssaiLicence: '⟦FSSAI licence⟧',
  grievanceOfficer: {
    name: '⟦grievance officer⟧',
    role: '⟦role⟧',
    email: '⟦grievance e-mail⟧',
    phone: '⟦grievance phone⟧',
  },
  servicePincode: '560076',
  copyrightYear: '2024',
  features: { pincodeCheck: true },
  vitalsEndpoint: '',
};
