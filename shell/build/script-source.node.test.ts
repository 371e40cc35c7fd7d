import { join } from 'node:path';
import { pitch } from './script-source';

/** What is left of a script of the document, and the files that it was made of. */
async function built(name: string): Promise<{ source: string; files: string[] }> {
  const files: string[] = [];
  const resourcePath = join(__dirname, '../document/scripts', `${name}.ts`);
  const module = (await pitch.call({
    resourcePath,
    addDependency: (file: string) => files.push(file),
  })) as string;
  return { source: JSON.parse(/^export default (".*");$/.exec(module)![1]!) as string, files };
}

it.each(['head', 'end', 'visit'])('makes one function of %s, which ends no script element', async (name) => {
  const { source, files } = await built(name);

  expect(typeof (0, eval)(source)).toBe('function');
  expect(source).not.toContain('</');
  expect(files).toContain(join(__dirname, '../document/scripts', `${name}.ts`));
});

it('brings what a script imports, and nothing else of the site', async () => {
  const { source } = await built('head');

  expect(source).toContain('(max-width:767px)');
  expect(source.length).toBeLessThan(2_000);
});

it('has what counts a visit take less than a kilobyte', async () => {
  expect((await built('visit')).source.length).toBeLessThan(1_000);
});
