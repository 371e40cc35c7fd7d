import { suppliedValues } from '../testing/supplied-values';
import { businessValues } from './business-values.content';
import { businessValuesSchema } from './business-values.schema';

/** What the schema says against the supplied values with one of them changed, each line with the path it is about. */
function complaints(change: Record<string, unknown>): string[] {
  const { error } = businessValuesSchema.safeParse({ ...suppliedValues, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('accepts the values of this site, placeholders and all', () => {
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
  ['brandName', ['Ankura & Sons', '⟦Brand⟧'], ['', '<b>Ankura</b>', 'Ankura ⟦Brand⟧', 7]],
  ['city', ['Bengaluru'], ['', 'Bengaluru</script>']],
  [
    'siteOrigin',
    ['https://ankura.in', '⟦site address⟧'],
    [
      'http://ankura.in',
      'https://ankura.in/',
      'https://localhost',
      'https://www.example.com',
      'javascript:alert(1)',
    ],
  ],
  ['playPackageId', ['in.ankura', '⟦app id⟧'], ['ankura', 'com.example.app', 'in.ankura&x=1']],
  ['playSigningFingerprints', [[]], [['0f:1a'], [Array(32).fill('0f').join(':')], 'none']],
  [
    'phone',
    ['+919812345678', '⟦phone⟧'],
    ['9812345678', '+91 98123 45678', '+915812345678', '+9198123456789'],
  ],
  [
    'contactEmail',
    ['a@ankura.in', '⟦e-mail⟧'],
    ['ankura.in', 'a@example.com', 'a b@ankura.in', '<a@ankura.in>'],
  ],
  ['privacyEmail', ['privacy@ankura.in'], ['']],
  ['cin', ['L12345MH2001PLC654321', 'not applicable', '⟦CIN⟧'], ['12345', 'u12345ka2020ptc123456', '']],
  ['fssaiLicence', ['11223344556677', 'not applicable', '⟦FSSAI⟧'], ['1122334455667', '']],
  [
    'grievanceOfficer',
    [{ ...officer, phone: '⟦phone⟧' }],
    [{ ...officer, email: 'nobody' }, { name: 'Asha' }, { ...officer, age: 40 }],
  ],
  ['servicePincode', ['560076'], ['060076', '56007', '⟦pincode⟧']],
  ['copyrightYear', ['2024'], ['24', 2024]],
  ['features', [{ pincodeCheck: false }], [{}, { pincodeCheck: 'yes' }, { pincodeCheck: true, chat: true }]],
  ['vitalsEndpoint', ['', '/vitals'], ['//evil.example/vitals', 'https://evil.example', 'vitals']],
])('%s', (field, good, bad) => {
  it.each(good.map((value) => [value]))('may be %j', (value) => {
    expect(complaints({ [field]: value })).toEqual([]);
  });

  it.each(bad.map((value) => [value]))('may not be %j', (value) => {
    const said = complaints({ [field]: value });

    expect(said).not.toEqual([]);
    expect(said.every((line) => line.startsWith(field))).toBe(true);
  });

  it('may not be missing', () => {
    expect(complaints({ [field]: undefined })).not.toEqual([]);
  });
});

it('says what a wrong value must be', () => {
  expect(complaints({ phone: '12' })).toEqual([
    'phone: must be an Indian mobile number such as +919800000000, or a placeholder such as ⟦name⟧',
  ]);
  expect(complaints({ playSigningFingerprints: ['AB'] })).toEqual([
    'playSigningFingerprints.0: must be 32 upper-case hex pairs',
  ]);
});

it('refuses a value that nothing on the site shows', () => {
  expect(complaints({ faxNumber: '1' })).toEqual([expect.stringContaining('faxNumber')]);
});

/** Values that a page makes an address of. */
const addressed = [
  'siteOrigin',
  'playPackageId',
  'phone',
  'vitalsEndpoint',
  'contactEmail',
  'privacyEmail',
  'servicePincode',
];

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
