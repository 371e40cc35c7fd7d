import { compile, exportsOf, recipeOf } from '../testing/compile';

const VARIABLE = 'SITE_BUSINESS_VALUES';

afterEach(() => {
  delete process.env[VARIABLE];
});

async function valuesBuiltWith(file: string | undefined) {
  if (file) process.env[VARIABLE] = file;
  const [, { module, resolve }] = recipeOf('shell');
  const { files, errors } = await compile(
    { 'index.ts': `export { businessValues } from '@site/shared/site';` },
    {
      entry: './index.ts',
      target: 'node',
      output: { filename: 'values.js', library: { type: 'commonjs2' } },
      module,
      resolve,
    },
  );
  return {
    errors: errors.join('\n'),
    values: errors.length === 0 ? exportsOf(files['values.js']!).businessValues : null,
  };
}

it('are those of shared/site', async () => {
  expect((await valuesBuiltWith(undefined)).values).toMatchObject({ brandName: '⟦Brand⟧' });
});

it('are those of the file that SITE_BUSINESS_VALUES names', async () => {
  const { values } = await valuesBuiltWith('shared/testing/supplied-business-values.content.ts');

  expect(values).toMatchObject({ brandName: 'Ankura Mandi', playPackageId: 'in.ankura.mandi' });
});

it('name the file that SITE_BUSINESS_VALUES names when it is not there', async () => {
  const { errors } = await valuesBuiltWith('shared/testing/no-such.content.ts');

  expect(errors).toContain(
    'shared/testing/no-such.content.ts is to be read in place of shared/site/business-values.content.ts, and is not there.',
  );
});
