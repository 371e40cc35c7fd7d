import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aLiveSiteIn } from '../testing/a-live-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

/** In a process of its own, with which the server ends: finds a place, and prints the site's page. */
const PROGRAM = `
  const [place, cwd] = process.argv.slice(1);
  require(${JSON.stringify(join(__dirname, '../tooling/development/live/find-live.js'))})
    .findLive(place, cwd)
    .then(async ({ origin, basePath }) => (await fetch(origin + basePath + '/')).text())
    .then((text) => process.stdout.write(text, () => process.exit()));`;

it('a part may be developed against a store, by its path from where the command was given', async () => {
  const folder = await makeTemporaryFolder();
  await aLiveSiteIn(folder);

  const { stdout } = await promisify(execFile)(process.execPath, ['-e', PROGRAM, 'store', folder]);

  expect(stdout).toContain('<h1>Your Local B2B Mandi</h1>');
  await rm(folder, { recursive: true });
});
