import type { DeploymentPage, History, Now, CandidatePage } from '../../answers';
import { liveDeployment } from '@site/ledger';
import { aDesk, doAt } from '../../../testing/a-desk';
import { aSignedSite, type Member, publishBy } from '../../../testing/a-team';
import { aLanding, aLegal } from '../../../testing/tiny-parts';

/** A policy of Lata's waits for another; a desk for each of those who look at it. */
async function aPolicyThatWaits() {
  const { store, team } = await aSignedSite();
  const { input, files } = aLegal({ clause: 'We keep it for 60 days.' });
  const part = { input: { ...input, message: 'The clause on renting' }, files };
  const { legal } = await publishBy(store, part, team.lata);
  const candidate = { part: 'legal', release: legal!.release };
  const deskOf = ({ loadSigner, name }: Member) => aDesk(store, { loadSigner, author: name });
  return { store, team, candidate, deskOf };
}

const now = async (desk: Awaited<ReturnType<typeof aDesk>>) => (await desk.ask('/api/v1/now')).json<Now>();

it('a lawyer puts a policy live alone, with her reason, and another confirms it', async () => {
  const { store, team, candidate, deskOf } = await aPolicyThatWaits();
  const hers = await deskOf(team.lata);
  const { may, isUnapproved } = (
    await hers.ask(`/api/v1/candidates/legal/${candidate.release}`)
  ).json<CandidatePage>();
  expect([may.promote.isAllowed, may.emergency.isAllowed, isUnapproved]).toEqual([false, true, true]);
  const urgent = { kind: 'promote', ...candidate, isEmergency: true };

  expect((await doAt(hers, { ...urgent, message: '' })).problems).toMatchObject([
    { code: 'emergency-unclear' },
  ]);
  expect(await doAt(hers, { ...urgent, message: 'The court wants it today' })).toMatchObject({
    about: 'The clause on renting',
    result: { status: 'promoted' },
  });

  expect((await liveDeployment(store)).record.parts.legal!.release).toBe(candidate.release);
  const said = { message: 'The court wants it today', confirmers: ['Ravi'], mayRollBack: true };
  expect((await now(hers)).emergencies).toMatchObject([{ ...said, mayConfirm: false }]);

  const his = await deskOf(team.ravi);
  expect((await now(his)).emergencies).toMatchObject([{ ...said, mayConfirm: true }]);
  expect(await doAt(his, { kind: 'approve', ...candidate, message: 'Read' })).toMatchObject({
    result: { status: 'confirmed', waitsFor: '' },
  });
  const { live, emergencies } = await now(his);
  expect(emergencies).toEqual([]);
  const confirmed = { confirmed: [{ author: 'Ravi <ravi@brand.in>', message: 'Read' }] };
  const { deployments } = (await his.ask('/api/v1/history')).json<History>();
  const pageOf = async (name: string) =>
    (await his.ask(`/api/v1/deployments/${name}`)).json<DeploymentPage>();
  const { deployment, published } = await pageOf(live!.name);
  expect(published).toEqual([{ ...candidate, message: 'The clause on renting' }]);
  for (const one of [live, deployments[0], deployment])
    expect(one!.emergencies).toMatchObject([{ part: 'legal', author: 'Lata', ...confirmed }]);
  await Promise.all([hers.stop(), his.stop()]);
});

it('offers no emergency to who is not of the team, nor where nothing is missing', async () => {
  const { store, team, candidate, deskOf } = await aPolicyThatWaits();
  const { landing } = await publishBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  const desk = await deskOf(team.meera);
  const mayOf = async (path: string) =>
    (await desk.ask(`/api/v1/candidates/${path}`)).json<CandidatePage>().may.emergency.isAllowed;

  expect(await mayOf(`legal/${candidate.release}`)).toBe(false);
  expect(await mayOf(`landing/${landing!.release}`)).toBe(false);
  await desk.stop();
});
