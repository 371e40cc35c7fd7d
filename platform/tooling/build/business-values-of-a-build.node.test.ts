import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { businessValues, missingValues } from '@site/shared/site/business-values';
import { exampleBusiness } from '@site/shared/site/example-business';
import { textsIn } from '@site/shared/site/texts-in';
import { compile, exportsOf, recipeOf } from '../testing/compile';
import { suppliedValues } from '@site/shared/testing/supplied-values';

const VARIABLE = 'SITE_BUSINESS_VALUES';
const ROOT = join(__dirname, '../../..');
const SUPPLIED = 'shared/testing/supplied-business-values.json';

const folder = mkdtempSync(join(tmpdir(), 'business-values-'));

afterEach(() => {
  delete process.env[VARIABLE];
});
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
  import { businessValues, hasMissingValues, missingValues } from '@site/shared/site';
  export const values = businessValues;
  export const missing = hasMissingValues && missingValues;
`;

interface Built {
  files: Record<string, string>;
  errors: string;
  values: unknown;
  missing: unknown;
}

/** A build that shows business values and, while there are any, the missing ones. */
async function built(values: string | undefined, cacheDirectory = ''): Promise<Built> {
  if (values) process.env[VARIABLE] = values;
  const [, { module, resolve }] = recipeOf('shell');
  const { files, errors } = await compile(
    { 'index.ts': SOURCE },
    {
      entry: './index.ts',
      target: 'node',
      output: { filename: 'values.js', library: { type: 'commonjs2' } },
      module,
      resolve,
    },
    cacheDirectory,
  );
  const { values: shown, missing } = exportsOf(files['values.js'] ?? '');
  return { files, errors: errors.join('\n'), values: shown, missing };
}

/** The supplied values with something else in the place of what is there, in a file of their own. */
function valuesWith(...changes: [words: string | RegExp, others: string][]): string {
  const file = join(mkdtempSync(join(folder, 'values-')), 'values.json');
  const text = readFileSync(join(ROOT, SUPPLIED), 'utf8');
  const changed = changes.reduce((result, [words, others]) => result.replace(words, others), text);
  writeFileSync(file, changed);
  return file;
}

it('are those of shared/site, completed as they are where nothing is built', async () => {
  const { values, missing, errors } = await built(undefined);

  expect(errors).toBe('');
  expect(values).toEqual(businessValues);
  expect(missing).toEqual(
    missingValues.length > 0 &&
      missingValues.map((value) => ({ ...value, line: expect.any(Number) as number })),
  );
});

it('are those of the file that SITE_BUSINESS_VALUES names, from the root or absolute', async () => {
  for (const file of [SUPPLIED, join(ROOT, SUPPLIED)])
    expect(await built(file)).toMatchObject({ values: suppliedValues, missing: false });
});

it("show the example's where they are missing, and say where each belongs", async () => {
  const file = valuesWith(
    [/ "phone": "[^"]*",\n/, ' "phone": null,\n'],
    [/  "cin": .*\n/, ''],
    [/"name": "[^"]*"/, '"name": null'],
  );
  const lineOf = (words: string) =>
    readFileSync(file, 'utf8').slice(0, readFileSync(file, 'utf8').indexOf(words)).split('\n').length;

  const { values, missing, errors } = await built(file);

  expect(errors).toBe('');
  expect(values).toEqual({
    ...suppliedValues,
    phone: exampleBusiness.phone,
    cin: exampleBusiness.cin,
    grievanceOfficer: { ...suppliedValues.grievanceOfficer, name: exampleBusiness.grievanceOfficer.name },
  });
  const place = relative(ROOT, file);
  expect(missing).toEqual([
    { path: 'phone', file: place, line: lineOf('"phone": null') },
    { path: 'cin', file: place, line: 1 },
    { path: 'grievanceOfficer.name', file: place, line: lineOf('"name": null') },
  ]);
});

it('hold nothing of the example once they are all supplied', async () => {
  const { files } = await built(SUPPLIED);

  expect(textsIn(exampleBusiness, ['role']).filter((text) => files['values.js']!.includes(text))).toEqual([]);
});

it('are those of this build, not of the one before it that had others', async () => {
  const cacheDirectory = join(folder, 'cache');
  const others = valuesWith([/"brandName": "[^"]*"/, '"brandName": "Others"']);

  for (const [file, brandName] of [
    [SUPPLIED, suppliedValues.brandName],
    [others, 'Others'],
    [SUPPLIED, suppliedValues.brandName],
  ] as const) {
    const { values } = await built(file, cacheDirectory);
    expect(values).toMatchObject({ brandName });
  }
});

it.each<[what: string, file: () => string, sentence: string]>([
  [
    'is not there',
    () => 'shared/testing/no-such.json',
    'shared/testing/no-such.json is to be read in place of shared/site/business-values.json, and is not there.',
  ],
  [
    'holds a wrong value',
    () => valuesWith([/"phone": "[^"]*"/, '"phone": "98123 45678"']),
    'businessValues.phone: must be an Indian mobile number such as +919800000000, or left out until the business supplies it.',
  ],
  [
    'holds a value by a name that nothing shows',
    () => valuesWith(['  "cin":', '  "fax": "1",\n  "cin":']),
    'businessValues: has fax, which nothing shows.',
  ],
  ['cannot be read', () => valuesWith(['"brandName": ', '"brandName" ']), 'cannot be read'],
])('name the file that SITE_BUSINESS_VALUES names when it %s', async (_, file, sentence) => {
  expect((await built(file())).errors).toContain(sentence);
});
