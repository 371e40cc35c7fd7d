import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@site/shared/site/languages';
import { folderOfEachTest } from '../testing/temporary-folder';
import { missingForCheck } from './missing';

let folder: string;
folderOfEachTest((fresh) => (folder = fresh));

const ALL = languages.map(({ tag }) => tag).join('|');

it.each([
  ['fonts for all languages', ALL, []],
  ['none for Kannada and Urdu', ALL.replace('kn|', '').replace('|ur', ''), [/no font for Kannada and Urdu,/]],
  ['fonts that nothing lists', null, []],
])(
  'given a machine with %s, says what it misses for a check, and starts no browser',
  async (_, fonts, said) => {
    const program = (name: string, script: string) =>
      writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    await program('chromium', `: > ${folder}/started`);
    if (fonts) await program('fc-list', `printf '%s|' '${fonts}'`);

    const problems = await missingForCheck({ PATH: folder });

    expect(problems.map(({ message }) => message)).toEqual(
      said.map((words) => expect.stringMatching(words) as string),
    );
    expect(existsSync(join(folder, 'started'))).toBe(false);
  },
);
