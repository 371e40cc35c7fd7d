import { suppliedValues } from '../testing/supplied-values';
import { businessValuesSchema } from './business-values.schema';
import { exampleBusiness } from './example-business';
import { exampleBusinessSchema } from './example-business.schema';
import { mailUrl, playStoreListing, readablePhone, telUrl, whatsAppUrl } from './links';

it('fits its schema', () => {
  expect(exampleBusinessSchema.safeParse(exampleBusiness).error).toBeUndefined();
});

it.each<[field: string, real: unknown]>([
  ['playPackageId', suppliedValues.playPackageId],
  ['phone', suppliedValues.phone],
  ['contactEmail', suppliedValues.contactEmail],
  ['privacyEmail', 'hello@example.in'],
  ['cin', suppliedValues.cin],
  ['fssaiLicence', suppliedValues.fssaiLicence],
  ['grievanceOfficer', suppliedValues.grievanceOfficer],
  ['legalName', 'Saraku & Sons'],
])('may not have a %s that a real business may have, or that would not be found again: %j', (field, real) => {
  expect(exampleBusinessSchema.safeParse({ ...exampleBusiness, [field]: real }).success).toBe(false);
});

it.each(['playPackageId', 'phone', 'contactEmail', 'privacyEmail', 'cin', 'fssaiLicence'] as const)(
  'has a %s that cannot be supplied as a real one',
  (field) => {
    const values = { ...suppliedValues, [field]: exampleBusiness[field] };

    expect(businessValuesSchema.safeParse(values).success).toBe(false);
  },
);

it('has links that look like the real ones, and lead to no real person', () => {
  expect(readablePhone(exampleBusiness.phone)).toMatch(/^\+91 00000 \d{5}$/);
  expect(telUrl(exampleBusiness.phone)).toMatch(/^tel:\+9100000\d{5}$/);
  expect(whatsAppUrl(exampleBusiness, 'Hello')).toMatch(/^https:\/\/wa\.me\/9100000\d{5}\?text=Hello$/);
  expect(mailUrl(exampleBusiness.contactEmail)).toMatch(/^mailto:\w+@[a-z]+\.example$/);
  expect(playStoreListing(exampleBusiness)).toMatch(/\?id=com\.example\.[a-z]+$/);
});
