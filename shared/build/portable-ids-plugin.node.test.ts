import { compile, recipeOf } from '../testing/compile';

it('names the modules that federation writes by what they are, wherever the project lies', async () => {
  const { files, errors } = await compile(
    { 'exposed/LandingPage.ts': `export default 'landing';` },
    recipeOf('landing')[0],
  );

  expect(errors).toEqual([]);
  const entry = Object.entries(files).find(([name]) => name.startsWith('remoteEntry.'))![1];
  expect(entry).toContain('"federation-container"');
  expect(entry).toContain('"federation-runtime"');
});
