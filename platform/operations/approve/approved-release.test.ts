import { type DeploymentParts, readEvidence, releaseFolder } from '@site/ledger';
import type { Store } from '@site/store';
import { composePreview } from '@site/composer';
import { aSignedSite, decideBy, promoteBy, publishBy, shipBy, type Team } from '../../testing/a-team';
import { recordCheck } from '../../testing/a-check';
import { alter } from '../../testing/each-store';
import { livePage } from '../../testing/a-live-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { readStatus } from '../status';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const POLICY = 'privacy-policy.html';

let store: Store;
let team: Team;
beforeEach(async () => {
  ({ store, team } = await aSignedSite());
});

const approvalsOf = async (store: Store, parts: DeploymentParts) =>
  (await readEvidence(store, 'legal', parts.legal!.release)).approvals.map(({ approval }) => approval);

it('an approval names the release by the hash of its manifest, and holds whatever another team ships meanwhile', async () => {
  const policy = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, policy, team.ravi);
  await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  await promoteBy(store, policy, team.lata);

  expect((await approvalsOf(store, policy))[0]).toMatchObject({ parts: policy, check: null });
  expect(await livePage(store, POLICY)).toContain('We keep it for 60 days.');
});

it('an approval names the browser’s check of the combination, and is given once more when there is one', async () => {
  const policy = await publishBy(store, SIXTY, team.lata);
  const approve = async () => (await decideBy(store, policy, team.ravi))[0]!;
  expect(await approve()).toMatchObject({ status: 'approved', check: null });
  await recordCheck(store, policy, {}, team.meera);

  expect(await approve()).toMatchObject({ status: 'approved', check: { isPassed: true } });
  expect(await approve()).toMatchObject({ status: 'already-approved' });
  const { decisions } = (await readStatus(store, ['legal'])).newer[0]!.approval!;
  expect(decisions).toEqual([
    expect.objectContaining({ person: team.ravi.id, check: expect.objectContaining({ isPassed: true }) }),
  ]);
});

it('a check without a signature is none: its pictures can be of anything', async () => {
  const policy = await publishBy(store, SIXTY, team.lata);
  await recordCheck(store, policy);

  expect((await decideBy(store, policy, team.ravi))[0]).toMatchObject({ status: 'approved', check: null });
});

describe('the pages of a preview', () => {
  let policy: DeploymentParts;
  let id: string;
  beforeEach(async () => {
    policy = await publishBy(store, SIXTY, team.lata);
    ({ id } = await preview({ store, parts: policy }));
  });

  it('are in no store, where they could be altered while a person looks at them', async () => {
    expect(await store.list(`previews/${id}/`)).toEqual([`previews/${id}/preview.json`]);
    const shown = await composePreview(store, id);
    expect(shown!.get(POLICY)!.toString()).toContain('We keep it for 60 days.');
  });

  it.each<[string, (record: string) => string]>([
    ['another release', (record) => record.replace(/("release": ?")[0-9a-f]{4}/, '$10000')],
    ['other bytes of a release', (record) => record.replace(/("manifestSha256": ?")[0-9a-f]{4}/, '$10000')],
  ])('are those of no record that was made to name %s', async (_, change) => {
    await alter(store, `previews/${id}/preview.json`, change);

    await expect(composePreview(store, id)).rejects.toMatchObject({ code: 'record-unreadable' });
  });

  it('are not shown once a file of their release was altered', async () => {
    const pages = `${releaseFolder('legal', policy.legal!.release)}compose.tar.zst`;
    await alter(store, pages, (html) => html.replace('60 days', '90 days'));

    await expect(composePreview(store, id)).rejects.toMatchObject({ code: 'release-file-altered' });
  });
});
