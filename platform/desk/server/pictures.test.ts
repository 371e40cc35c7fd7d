import type { CandidateAnswer, CandidatePage, DeploymentPage } from '../answers';
import { chooseReleases } from '@site/ledger';
import { aCheck } from '../../testing/a-check';
import { aDesk, doAt, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite } from '../../testing/a-live-site';
import { aLanding, publishTiny } from '../../testing/tiny-parts';

let desk: OpenDesk | undefined;

afterEach(() => desk?.stop());

it('has the pictures of what is live next to those of a candidate that looks different, and all of it once that is live, also from the history', async () => {
  const { store, deployment } = await aLiveSite();
  const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));
  const { release } = manifest;
  const { parts } = deployment.record;
  const chosen = { ...parts, ...(await chooseReleases(store, [{ part: 'landing', release }])) };
  const live = await aCheck(store, parts, { background: 'red', share: null });
  const candidate = await aCheck(store, chosen, { background: 'blue', share: 0.25 });
  desk = await aDesk(store);

  const answer = await desk.ask(`/api/v1/candidates/landing/${release}`);

  const { check } = answer.json<CandidatePage>();
  const [home, , policy] = check!.pictures;
  expect(home!.before).toMatchObject({ preview: live, width: 30 });
  expect(policy!.before).toBeNull();
  const { status } = await desk.ask(`/api/v1/pictures/${live}/${home!.before!.files[0]}`);
  expect(status).toBe(200);

  const { result } = await doAt(desk, { kind: 'promote', part: 'landing', release, message: '' });
  const gone = await desk.ask(`/api/v1/candidates/landing/${release}`);
  expect(gone.json<CandidateAnswer>()).toMatchObject({ check: { preview: candidate } });
  const page = await desk.ask(`/api/v1/deployments/${result!.deployment}`);
  expect(page.json<DeploymentPage>().check).toMatchObject({ preview: candidate });
});
