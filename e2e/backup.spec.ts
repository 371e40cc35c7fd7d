import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@site/ledger';
import { aLiveSiteIn } from '../platform/testing/a-live-site';
import { aPerson, aTeam, putInForce, shipBy } from '../platform/testing/a-team';
import { withMore } from '../platform/operations/people/people-input';
import { aLanding } from '../platform/testing/tiny-parts';
import { command, startProgram } from './support/site-command';
import { expect, test } from './support/test';

const root = join(__dirname, '..');
/** The drill of docs/hosting.md. */
const [, DRILL = ''] =
  /^### Backup and restore$(.*?)^## /ms.exec(readFileSync(join(root, 'docs/hosting.md'), 'utf8')) ?? [];
const [COPY = '', RESTORE = ''] = [...DRILL.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines]) => lines);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a store that was lost comes back from its copy, also where this machine knows what came after it', async () => {
  const address = join(folder, 'store');
  const env = {
    ...process.env,
    ...{ STORE: address, BACKUP: join(folder, 'backup'), SITE_CACHE: join(folder, 'cache') },
    ...{ HOME: join(folder, 'home'), XDG_CONFIG_HOME: '' },
  };
  const run = (lines: string) => execFileSync('sh', ['-ec', lines], { cwd: root, encoding: 'utf8', env });
  /** What visitors get from a server that was started again. */
  const sentence = async () => {
    const words = [command, 'serve', '--port', '0', '--store', address];
    const find = (output: string) => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? null;
    const { found, stop } = await startProgram(words, find, { env });
    // Longer than it shows what it has kept, in place of a store that is slow.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const page = await (await fetch(found)).text();
    await stop();
    return /Open on \w+\./.exec(page)?.[0];
  };
  await aLiveSiteIn(folder);
  const store = await openStore(address, { env: {} });
  const team = aTeam();
  run(COPY);
  await putInForce(store, team, () => team.input);
  await shipBy(store, aLanding({ sentence: 'Open on Holi.' }), team.meera);
  run(COPY);
  await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  const joe = aPerson('Joe');
  await putInForce(store, team, (current) => withMore(current!, [joe], { landing: [joe.id] }));
  run('npm run site -- status --store "$STORE"');
  expect(await sentence()).toBe('Open on Diwali.');

  const said = run(RESTORE);

  expect(RESTORE).toContain('rm -rf "$STORE"');
  expect(said).toContain('version 1 of the access policy');
  expect(run('npm run site -- verify --store "$STORE"')).toContain('all is as it was stored.');
  expect(await sentence()).toBe('Open on Holi.');
});
