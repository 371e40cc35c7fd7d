import { goBack } from '../../testing/a-live-site';
import { liveDeployment, readEvidence, readPublications } from '@site/ledger';
import { forge, signWith } from '../../testing/a-forged-deployment';
import { aSignedSite, decideBy, promoteBy, publishBy } from '../../testing/a-team';
import { aLegal, aLanding } from '../../testing/tiny-parts';
import { verify } from './verify';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });

/** A policy by Lata that Ravi approved. */
async function anApprovedPolicy() {
  const { store, team } = await aSignedSite();
  const policy = await publishBy(store, SIXTY, team.lata);
  await decideBy(store, policy, team.ravi);
  return { store, team, policy, release: `legal@${policy.legal!.release}` };
}

it.each([
  ['', 'error', (_before: string) => new Date().toISOString()],
  [', also where they date it before that no', 'warning', (before: string) => before],
])('a rejection that the promoter leaves out is found%s', async (_, severity, timeOf) => {
  const { store, team, policy, release } = await anApprovedPolicy();
  await decideBy(store, policy, team.ravi, false);
  const [yes] = (await readEvidence(store, 'legal', policy.legal!.release)).approvals;
  const before = await liveDeployment(store);
  const forged = await forge(store, before, {
    parts: { ...before.record.parts, ...policy },
    time: timeOf(before.record.time),
  });
  const publications = (await readPublications(store, 'legal')).flatMap(({ envelope }) => envelope ?? []);
  await signWith(store, team.lata, forged, { legal: { publications, approvals: [yes!.envelope] } });

  const { problems } = await verify(store, () => undefined);

  expect(problems).toContainEqual(
    expect.objectContaining({
      severity,
      message: `${release} went live with deployment ${forged.name} by the approval of Ravi <ravi@brand.in>, who had rejected it since.`,
    }),
  );
});

it('a no that is said afterwards says nothing against what was live', async () => {
  const { store, team, policy } = await anApprovedPolicy();
  await promoteBy(store, policy, team.lata);
  await goBack(store, { part: 'legal', by: team.lata });
  await decideBy(store, policy, team.ravi, false);

  expect((await verify(store, () => undefined)).problems).toEqual([]);
});

it.each([
  ['another', 'Lata Rao <LATA@brand.in>', ['author-differs']],
  ['their own', 'Meera R. <meera@brand.in>', []],
  ['a stranger, who signs nothing', 'Meera <meera@home.in>', []],
])('of deployments by one key and in the name of %s, it names what is false', async (_, author, codes) => {
  const { store, team } = await aSignedSite();
  const parts = await publishBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  await promoteBy(store, parts, team.meera, { author });

  expect((await verify(store, () => undefined)).problems.map(({ code }) => code)).toEqual(codes);
});
