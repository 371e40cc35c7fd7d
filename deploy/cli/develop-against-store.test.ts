import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KIT } from '@site/shared/working-copy/working-copy';
import { openStore } from '../records/open-store';
import { aLiveSite } from '../testing/a-live-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

const FILE = join(KIT, 'development/live/find-live.js');

/** In a process of its own, with which the server ends: finds a place, and prints the site's page or what keeps it from that. */
const PROGRAM = `
  const [place, cwd] = process.argv.slice(1);
  require(${JSON.stringify(FILE)})
    .findLive(place, cwd)
    .then(async ({ origin, basePath }) => (await fetch(origin + basePath + '/')).text())
    .catch((error) => error.message)
    .then((text) => process.stdout.write(text, () => process.exit()));`;

describe('what a part is developed against', () => {
  let folder: string;
  beforeEach(async () => (folder = await makeTemporaryFolder()));
  afterEach(() => rm(folder, { recursive: true }));

  const found = async (place: string) =>
    (await promisify(execFile)(process.execPath, ['-e', PROGRAM, place, folder])).stdout;

  it('may be a store in which something is live, by its path from where the command was given', async () => {
    await aLiveSite(undefined, await openStore(join(folder, 'store'), { env: {} }));

    expect(await found('store')).toContain('<h1>Your Local B2B Mandi</h1>');
  });

  it.each([
    ['a folder that is no store', 'empty'],
    ['a folder that is not there', 'nowhere'],
  ])('is refused, if it is %s, with what to do', async (_title, place) => {
    await mkdir(join(folder, 'empty'));

    expect(await found(place)).toMatch(
      new RegExp(`^error: There is no release store at ${join(folder, place)}\\.\\n.*Publish a part first`),
    );
  });
});
