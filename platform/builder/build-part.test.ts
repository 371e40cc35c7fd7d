import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { buildPart } from './build-part';

/** Stands in for webpack, and for whatever a team has it run: writes down what it sees. */
const SPY = '#!/bin/sh\nenv > seen\n';

const SECRETS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'SITE_SIGNING_KEY',
  'SITE_KEY_PASSPHRASE',
  'NODE_AUTH_TOKEN',
  'npm_config__auth',
  'GITHUB_TOKEN',
];

const NEEDED = ['TZ', 'NODE_EXTRA_CA_CERTS'];

describe('the build of a part', () => {
  const before = { ...process.env };
  let folder: string;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    await writeFile(join(folder, 'node_modules/.bin/webpack'), SPY, { mode: 0o755 });
    for (const name of [...SECRETS, ...NEEDED]) process.env[name] = `value of ${name}`;
    process.env.SITE_BUSINESS_VALUES = 'ours.json';
  });
  afterEach(async () => {
    process.env = { ...before };
    await rm(folder, { recursive: true });
  });

  async function environmentOfBuild(): Promise<string[]> {
    await buildPart(folder, { part: 'landing', folder });
    return (await readFile(join(folder, 'seen'), 'utf8')).split('\n');
  }

  it.each(SECRETS)('does not see %s, which the author who publishes has', async (name) => {
    expect((await environmentOfBuild()).join('\n')).not.toContain(name);
  });

  it('sees what it needs', async () => {
    expect(await environmentOfBuild()).toEqual(
      expect.arrayContaining([
        ...NEEDED.map((name) => `${name}=value of ${name}`),
        `PATH=${process.env.PATH}`,
        `SITE_BUSINESS_VALUES=${join(folder, 'ours.json')}`,
        expect.stringMatching(/^NODE_OPTIONS=.*--no-deprecation$/),
      ]),
    );
  });
});
