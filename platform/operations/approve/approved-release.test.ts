import { type Check, Checks, type DeploymentParts, readEvidence, releaseFolder } from '@site/ledger';
import type { Store } from '@site/store';
import { composePreview } from '@site/composer';
import {
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  shipBy,
  type Team,
} from '../../testing/a-team';
import { alter } from '../../testing/each-store';
import { livePage } from '../../testing/live-page';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { readStatus } from '../status';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const POLICY = 'privacy-policy.html';

let site: { store: Store; team: Team };
beforeEach(async () => {
  site = await aSignedSite();
});

const approvalsOf = async (store: Store, parts: DeploymentParts) =>
  (await readEvidence(store, 'legal', parts.legal!.release)).approvals.map(({ approval }) => approval);

/** Has a browser see a combination; signed by the person who ran it, or as a thief of the store's credentials writes it. */
async function see(store: Store, parts: DeploymentParts, by: Member | null): Promise<void> {
  const made = await preview({ store, parts });
  const check: Check = {
    preview: made.id,
    parts: made.parts,
    against: null,
    author: 'Ravi',
    time: new Date().toISOString(),
    browser: 'Chromium 143',
    paths: ['/privacy-policy'],
    isPassed: true,
    views: [],
  };
  await new Checks(store, check.preview).record(check, by?.signer ?? null);
}

it('an approval names the release by the hash of its manifest, and holds whatever another team ships meanwhile', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, policy, team.ravi);
  await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  await promoteBy(store, policy, team.lata);

  expect((await approvalsOf(store, policy))[0]).toMatchObject({ parts: policy, check: null });
  expect(await livePage(store, POLICY)).toContain('We keep it for 60 days.');
});

it('an approval names the browser’s check of the combination, and is given once more when there is one', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  const approve = async () => (await decideBy(store, policy, team.ravi))[0]!;
  expect(await approve()).toMatchObject({ status: 'approved', check: null });
  await see(store, policy, team.meera);

  expect(await approve()).toMatchObject({ status: 'approved', check: { isPassed: true } });
  expect(await approve()).toMatchObject({ status: 'already-approved' });
  const { decisions } = (await readStatus(store, ['legal'])).newer[0]!.approval!;
  expect(decisions).toEqual([
    expect.objectContaining({ person: team.ravi.id, check: expect.objectContaining({ isPassed: true }) }),
  ]);
});

it('a check without a signature is none: its pictures can be of anything', async () => {
  const { store, team } = site;
  const policy = await publishBy(store, SIXTY, team.lata);
  await see(store, policy, null);

  expect((await decideBy(store, policy, team.ravi))[0]).toMatchObject({ status: 'approved', check: null });
});

describe('the pages of a preview', () => {
  it('are in no store, where they could be altered while a person looks at them', async () => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);

    const { id } = await preview({ store, parts: policy });

    expect(await store.list(`previews/${id}/`)).toEqual([`previews/${id}/preview.json`]);
    const shown = await composePreview(store, id);
    expect(shown!.get(POLICY)!.toString()).toContain('We keep it for 60 days.');
  });

  it.each<[string, (record: string) => string]>([
    ['another release', (record) => record.replace(/("release": ?")[0-9a-f]{4}/, '$10000')],
    ['other bytes of a release', (record) => record.replace(/("manifestSha256": ?")[0-9a-f]{4}/, '$10000')],
  ])('are those of no record that was made to name %s', async (_, change) => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);
    const { id } = await preview({ store, parts: policy });
    await alter(store, `previews/${id}/preview.json`, change);

    await expect(composePreview(store, id)).rejects.toMatchObject({ code: 'record-unreadable' });
  });

  it('are not shown once a file of their release was altered', async () => {
    const { store, team } = site;
    const policy = await publishBy(store, SIXTY, team.lata);
    const { id } = await preview({ store, parts: policy });
    const pages = `${releaseFolder('legal', policy.legal!.release)}compose.tar.zst`;
    await alter(store, pages, (html) => html.replace('60 days', '90 days'));

    await expect(composePreview(store, id)).rejects.toMatchObject({ code: 'release-file-altered' });
  });
});
