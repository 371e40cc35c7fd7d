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
