import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../records/open-store';
import { aLiveSite } from '../testing/a-live-site';
import { runSite } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';

let folder: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const aPolicy = (shown: string, clause: string) =>
  aLegal({
    clause,
    versions: {
      file: 'versions.ts',
      approved: [
        { version: '1', effectiveDate: '2026-02-01', isShown: shown === '1' },
        { version: '2', effectiveDate: '2099-02-01', isShown: shown === '2' },
      ],
    },
  });

it('whoever previews a version whose day has not come is not told to put it live now', async () => {
  const store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite([aShell(), aLanding(), aPolicy('1', 'We keep it for 30 days.')], store);
  const { legal } = await publishAll(store, [aPolicy('2', 'We keep it for 60 days.')]);
  const name = `legal@${legal!.release}`;

  const { stdout, stderr } = await runSite(folder, 'preview', name);

  expect(stdout).not.toContain('Put it live');
  expect(stdout).toContain('It cannot go live as it is now.');
  expect(stderr).toContain(
    `To put this release live on its day: npm run site -- promote ${name} --at 2099-02-01`,
  );
});
