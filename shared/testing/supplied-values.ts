import type { BusinessValues } from '../site/business-values.schema';

/** Business values as they are once the business has supplied all of them, for tests that need no placeholder. */
export const suppliedValues: BusinessValues = {
  brandName: 'Ankura Mandi',
  appName: 'Ankura',
  siteOrigin: 'https://www.ankura-mandi.in',
  playPackageId: 'in.ankura.mandi',
  playSigningFingerprints: [Array(32).fill('0F').join(':')],
  phone: '+919812345678',
  contactEmail: 'hello@ankura-mandi.in',
  privacyEmail: 'privacy@ankura-mandi.in',
  city: 'Bengaluru',
  legalName: 'Ankura Trading Private Limited',
  registeredAddress: '1 Market Road, Bengaluru 560076',
  cin: 'U12345KA2020PTC123456',
  fssaiLicence: '11223344556677',
  grievanceOfficer: {
    name: 'Asha Rao',
    role: 'Grievance Officer',
    email: 'grievance@ankura-mandi.in',
    phone: '+919812345679',
  },
  servicePincode: '560076',
  copyrightYear: '2024',
  features: { pincodeCheck: true },
  vitalsEndpoint: '',
};
