import { join } from 'node:path';
import { publishFrom } from '../testing/publish-process';
import { folderOfEachTest } from '../testing/temporary-folder';
import { aLegal } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';
import { plainReport } from './context/report';

let folder: string;

folderOfEachTest(async (fresh) => {
  folder = fresh;
  await makeTinyWorkingCopy(join(folder, 'copy'));
});

/** What `site publish legal` says at a terminal. */
async function publishLegal(): Promise<string> {
  let said = '';
  const stream = { write: (text: string) => (said += text) };
  await editTinyPart(join(folder, 'copy'), aLegal());
  await publishFrom(join(folder, 'copy'), 'legal', join(folder, 'store'), {
    env: { SITE_AUTHOR: 'Lata' },
    stdout: stream,
    report: plainReport(stream, stream),
  });
  return said;
}

it('the first part of an empty store has no preview, and is told how a whole site is published', async () => {
  expect(await publishLegal()).toMatch(
    /No preview yet: shell and landing.* are not live\. For a whole site: npm run site -- publish --all -m "why"\n/,
  );
});

it('a part with unchanged words is told which part carries business values', async () => {
  await publishLegal();

  expect(await publishLegal()).toMatch(
    /is already published: .*\n.*go live with the shell: npm run site -- publish shell/,
  );
});
