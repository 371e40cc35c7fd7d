import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyJourneyStore } from './support/copy-folder-store';
import { serveSite } from './support/site-command';
import { expect, test } from './support/test';

const root = join(__dirname, '..');
/** The drill of docs/hosting.md. */
const [, DRILL = ''] =
  /^### Backup and restore$.*?^```sh\n(.*?)^```$/ms.exec(
    readFileSync(join(root, 'docs/hosting.md'), 'utf8'),
  ) ?? [];
const PAGES = ['/', '/kn/', '/privacy-policy'];

/** What visitors of a store get. */
async function pagesOf(store: string): Promise<string[]> {
  const { url, stop } = await serveSite(store);
  const pages = await Promise.all(PAGES.map(async (page) => (await fetch(url + page)).text()));
  await stop();
  return pages;
}

test('a store that was lost comes back from its copy, unharmed, with the same pages', async () => {
  const store = copyJourneyStore();
  const backup = `${store}-backup`;
  const before = await pagesOf(store);

  const said = execFileSync('sh', ['-ec', DRILL], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STORE: store, BACKUP: backup },
  });

  expect(DRILL).toContain('rm -rf "$STORE"');
  expect(said).toContain('live');
  expect(await pagesOf(store)).toEqual(before);
  for (const folder of [store, backup]) rmSync(folder, { recursive: true });
});
