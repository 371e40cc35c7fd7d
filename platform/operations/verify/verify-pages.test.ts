import { composeSite } from '@site/composer';
import {
  type ComposedFile,
  type Deployment,
  nameDeployment,
  nextDeployment,
  readLivePointer,
  readParts,
  readVerifiedHistory,
  packSite,
  siteKey,
} from '@site/ledger';
import { aShippedPolicy, copyOf, forge, type Given, signWith } from '../../testing/a-forged-deployment';
import { publishBy } from '../../testing/a-team';
import { aLanding } from '../../testing/tiny-parts';
import { writeDeployment } from '../../ledger/deployments/deployment';
import { moveLivePointer } from '../../ledger/deployments/deployment-chain';
import { writeSite } from '../../ledger/deployments/stored-site';
import { verify } from './verify';

let site: Given;
beforeAll(async () => {
  site = await aShippedPolicy();
});

/** With marketing's key and the store's credentials, a deployment goes live with these changes of its files, or of its record. */
async function goesLiveWith(
  change: (files: Record<string, ComposedFile>) => void,
  changes: Partial<Deployment> = {},
) {
  const { store, team, second } = await copyOf(site);
  const next = nextDeployment(second, { ...second.record, site: null, message: 'Forged', ...changes });
  const tree = next.site ?? nameDeployment(next).name;
  const { builds } = await readParts(store, second.record.parts);
  const composed = await composeSite({ deployment: tree, basePath: '', builds });
  change(composed);
  const filesSha256 = await writeSite(store, siteKey(tree), await packSite(composed));
  const forged = { ...(await writeDeployment(store, next)), filesSha256 };
  await signWith(store, team.meera, forged);
  await moveLivePointer(store, (await readLivePointer(store))!.version, forged);
  const { accepted } = await readVerifiedHistory(store, forged);
  const { problems } = await verify(store, () => undefined);
  return { problems, isShown: accepted?.name === forged.name };
}

const named = (name: string) =>
  expect.objectContaining({
    code: 'page-not-as-released',
    severity: 'error',
    message: expect.stringContaining(name) as string,
  }) as object;

it('finds nothing in a deployment whose files are what its releases give', async () => {
  expect(await goesLiveWith(() => undefined)).toEqual({ problems: [], isShown: true });
});

it.each<[string, string, (files: Record<string, ComposedFile>) => void]>([
  ['another summary for language models', 'llms.txt', (files) => (files['llms.txt'] = '# We sell it\n')],
  ['another icon', 'favicon.svg', (files) => (files['favicon.svg'] = '<svg onload="x()"/>')],
  ['a file more', 'sw.js', (files) => (files['sw.js'] = 'importScripts("//evil.example")')],
  ['a page less', 'privacy-policy.html', (files) => delete files['privacy-policy.html']],
])('names %s that its promoter signed', async (_, name, change) => {
  expect((await goesLiveWith(change)).problems).toContainEqual(named(name));
});

it('names pages of releases from which nothing can be composed', async () => {
  const { store, team, second } = site;
  const landing = aLanding({ body: '<h1>Mandi</h1><script>steal()</script>' });
  const parts = { ...second.record.parts, ...(await publishBy(store, landing, team.meera)) };

  const { problems } = await goesLiveWith(() => undefined, { parts });

  expect(problems).toContainEqual(named('"index.html" in'));
});

it('names pages that are of no deployment, and does not show them', async () => {
  const altered = (files: Record<string, ComposedFile>) =>
    (files['privacy-policy.html'] = '<p>We keep it for 600 days.</p>');

  const { problems, isShown } = await goesLiveWith(altered, { site: '000001-0123456789ab' });

  expect(problems).toContainEqual(named('privacy-policy.html'));
  expect(isShown).toBe(false);
});

it('names pages of a deployment with other releases, and does not show them', async () => {
  const { store, team, second } = await copyOf(site);
  const forged = await forge(store, second, { site: second.record.previous!.name });
  await signWith(store, team.meera, forged);

  expect((await readVerifiedHistory(store, forged)).accepted?.name).toBe(second.name);
  expect((await verify(store, () => undefined)).problems).toContainEqual(named('privacy-policy.html'));
});
