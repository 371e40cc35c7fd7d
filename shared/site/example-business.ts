import type { ExampleBusiness } from './example-business.schema';

/**
 * An invented business. The site shows its values in the place of those that the real one has not supplied yet in
 * `business-values.json`, so that a page looks as it will. These numbers and addresses are no one's: the decision
 * record "An example business" (docs/decisions) says why.
 */
export const exampleBusiness: ExampleBusiness = {
  // Saraku is Kannada for goods.
  brandName: 'Saraku Mandi',
  appName: 'Saraku',
  playPackageId: 'com.example.saraku',
  phone: '+910000012345',
  contactEmail: 'hello@saraku.example',
  privacyEmail: 'privacy@saraku.example',
  legalName: 'Saraku Wholesale Private Limited',
  registeredAddress: 'Saraku House, 12 Santhe Beedi, Arekere, Bengaluru 560076',
  cin: 'U46300KA2024PTC000000',
  fssaiLicence: '11224000000000',
  grievanceOfficer: {
    name: 'Meera Hegde',
    role: 'Head of Customer Care',
    email: 'grievance@saraku.example',
    phone: '+910000012346',
  },
};
