import { suppliedValues } from '../testing/supplied-values';
import { suppliedValues as businessValues } from './business-values';
import { businessValuesSchema } from './business-values.schema';
import { exampleBusiness } from './example-business';

/** What the schema says against the supplied values with one of them changed, each line with the path it is about. */
function complaints(change: Record<string, unknown>): string[] {
  const { error } = businessValuesSchema.safeParse({ ...suppliedValues, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('accepts the values of this site, supplied or not', () => {
  expect(businessValuesSchema.safeParse(businessValues).error).toBeUndefined();
});

it('accepts values that are all supplied', () => {
  expect(complaints({})).toEqual([]);
});

it('lists all problems at once', () => {
  const said = complaints({ phone: '98123', servicePincode: '56', copyrightYear: 'MMXXIV' });

  expect(said.map((line) => line.split(':')[0])).toEqual(['phone', 'servicePincode', 'copyrightYear']);
});

const officer = suppliedValues.grievanceOfficer;

describe.each<[field: string, good: unknown[], bad: unknown[]]>([
  [
    'brandName',
    ['Ankura & Sons', 'ದಿ'.repeat(20)],
    ['', '<b>Ankura</b>', 'Ankura ⟦Brand⟧', 7, 'A'.repeat(41)],
  ],
  ['appName', ['Ankura'], ['A'.repeat(31)]],
  ['city', ['Bengaluru'], ['', 'Bengaluru</script>', null]],
  [
    'siteOrigin',
    ['https://ankura.in', 'https://www.ankura-mandi.co.in', 'https://www.my-example.in'],
    [
      'http://ankura.in',
      'https://ankura.in/',
      'https://localhost',
      'https://www.example.com',
      'https://www.ankura.example',
      'javascript:alert(1)',
    ],
  ],
  ['playPackageId', ['in.ankura'], ['ankura', 'com.example.app', 'in.ankura&x=1']],
  ['playSigningFingerprints', [[]], [['0f:1a'], [Array(32).fill('0f').join(':')], 'none', null]],
  [
    'phone',
    ['+919812345678'],
    ['9812345678', '+91 98123 45678', '+915812345678', '+9198123456789', exampleBusiness.phone],
  ],
  [
    'contactEmail',
    ['a@ankura.in'],
    ['ankura.in', 'a@example.com', 'a@mail.example.co.in', 'a@ankura.test', 'a b@ankura.in', '<a@ankura.in>'],
  ],
  ['privacyEmail', ['privacy@ankura.in'], ['', exampleBusiness.privacyEmail]],
  [
    'cin',
    ['L12345MH2001PLC654321', 'not applicable'],
    ['12345', 'u12345ka2020ptc123456', '', exampleBusiness.cin],
  ],
  ['fssaiLicence', ['11223344556677', 'not applicable'], ['1122334455667', '', exampleBusiness.fssaiLicence]],
  [
    'grievanceOfficer',
    [{ ...officer, phone: null }, { name: 'Asha' }],
    [{ ...officer, email: 'the office' }, { ...officer, phone: 'ring us' }, { ...officer, age: 40 }, 'Asha'],
  ],
  ['servicePincode', ['560076'], ['060076', '56007', null]],
  ['copyrightYear', ['2024'], ['24', 2024, null]],
  ['features', [{ pincodeCheck: false }], [{}, { pincodeCheck: 'yes' }, { pincodeCheck: true, chat: true }]],
])('%s', (field, good, bad) => {
  it.each(good.map((value) => [value]))('may be %j', (value) => {
    expect(complaints({ [field]: value })).toEqual([]);
  });

  it.each(bad.map((value) => [value]))('may not be %j', (value) => {
    const said = complaints({ [field]: value });

    expect(said).not.toEqual([]);
    expect(said.every((line) => line.startsWith(field))).toBe(true);
  });
});

const mayBeMissing = [...Object.keys(exampleBusiness), 'siteOrigin'];

it.each(mayBeMissing)('%s may be missing until the business supplies it, as null or left out', (field) => {
  expect(complaints({ [field]: null })).toEqual([]);
  expect(complaints({ [field]: undefined })).toEqual([]);
});

it.each(Object.keys(suppliedValues).filter((field) => !mayBeMissing.includes(field)))(
  '%s may not be missing',
  (field) => {
    expect(complaints({ [field]: undefined })).not.toEqual([]);
  },
);

it('says what a wrong value must be', () => {
  expect(complaints({ phone: '12', cin: 'none' })).toEqual([
    'phone: must be an Indian mobile number such as +919800000000, or left out until the business supplies it',
    "cin: must be a CIN or 'not applicable', or left out until the business supplies it",
  ]);
  expect(complaints({ playSigningFingerprints: ['AB'] })).toEqual([
    'playSigningFingerprints.0: must be 32 upper-case hex pairs',
  ]);
});

it('refuses a value that nothing on the site shows', () => {
  expect(complaints({ faxNumber: '1' })).toEqual([expect.stringContaining('faxNumber')]);
});

/** Values that a page makes an address of. */
const addressed = ['siteOrigin', 'playPackageId', 'phone', 'contactEmail', 'privacyEmail', 'servicePincode'];

describe.each(addressed)('%s', (field) => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    ' javascript:alert(1)',
  ])('may not be the address %j', (address) => {
    expect(complaints({ [field]: address })).not.toEqual([]);
  });
});

const shown = [
  'brandName',
  'appName',
  'city',
  'legalName',
  'registeredAddress',
  'contactEmail',
  'privacyEmail',
];

it.each(shown)('%s may not hold markup', (field) => {
  expect(complaints({ [field]: '<img src=x onerror=alert(1)>@x.in' })).not.toEqual([]);
});

it.each([
  ['siteOrigin', 'https://www.ankura.example', 'names that end in .example'],
  ['contactEmail', 'hello@ankura.example', 'names that end in .example'],
  ['playPackageId', 'com.example.ankura', 'begins with com.example'],
  ['fssaiLicence', '11223344000000', 'ends in 000000'],
  ['siteOrigin', 'https://ankura.in/shop', 'must be an https address without a path'],
])('says why %s may not be %s: %s', (field, value, why) => {
  expect(complaints({ [field]: value })).toEqual([expect.stringContaining(why)]);
});
