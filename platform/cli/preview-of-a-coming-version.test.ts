import { join } from 'node:path';
import { openStore } from '@site/ledger';
import { aLiveSite } from '../testing/a-live-site';
import { runSite } from '../testing/run-site';
import { folderOfAllTests } from '../testing/temporary-folder';
import { aLanding, aPolicyOfTwoVersions, aShell, publishAll } from '../testing/tiny-parts';

let folder: string;

folderOfAllTests((fresh) => (folder = fresh));

const DAY = '2099-02-01';

it('who previews a version whose day has not come is not told to put it live now', async () => {
  const store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite([aShell(), aLanding(), aPolicyOfTwoVersions('1', DAY, 'We keep it for 30 days.')], store);
  const { legal } = await publishAll(store, [aPolicyOfTwoVersions('2', DAY, 'We keep it for 60 days.')]);
  const name = `legal@${legal!.release}`;

  const { stdout, stderr } = await runSite(folder, 'preview', name);

  expect(stdout).not.toContain('Put it live');
  expect(stdout).toContain('It cannot go live as it is now.');
  expect(stderr).toContain(
    `To put this release live on its day: npm run site -- promote ${name} --at ${DAY}`,
  );
});
