import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageFolders, wordedWorkspaces } from '../translations/content-folders';
import { ROOT } from '../working-copy/working-copy';
import { writeSchemas } from './write-schemas';

it('has a schema for every content file where the file says, which the file fits', () => {
  wordedWorkspaces.forEach((workspace) => writeSchemas(workspace));
  const files = wordedWorkspaces
    .flatMap((workspace) => languageFolders(workspace))
    .flatMap((folder) => folder.files.flatMap(({ english, translated }) => [english, translated ?? english]));

  for (const { file, source } of files) {
    const content = JSON.parse(source) as { $schema: string };
    const schema = JSON.parse(readFileSync(join(ROOT, file, '..', content.$schema), 'utf8')) as object;
    const { error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(content);
    expect([file, error?.issues]).toEqual([file, undefined]);
  }
});

it('says of each text where it stands and how long it may be; of a translation not in characters', () => {
  writeSchemas('landing-remote');
  const titleIn = (folder: string) => {
    const file = join(ROOT, 'landing-remote/.cache/schemas', folder, 'hero.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { properties: { title: object } }).properties.title;
  };

  const description = 'Of a headline, which has room for 70 letters.';
  expect(titleIn('')).toMatchObject({ maxLength: 70, description });
  expect(titleIn('translations')).toMatchObject({ description });
  expect(titleIn('translations')).not.toHaveProperty('maxLength');
});
