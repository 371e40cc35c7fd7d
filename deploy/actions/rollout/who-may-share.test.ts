import { readPublications } from '../../records/publications';
import { liveDeployment } from '../../records/find-deployment';
import { nextDeployment, referenceTo, type NamedDeployment } from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { writeSignatures } from '../../records/deployment-signatures';
import { moveLivePointer, readLivePointer } from '../../records/live-pointer';
import { readPeopleVersions } from '../../records/people-versions';
import { readStanding, readWholeStanding } from '../../records/standing';
import { readTrial } from '../../records/trial';
import type { Store } from '../../store/store';
import { forge, signedBy } from '../../testing/a-forged-deployment';
import { shipBy, aSignedSite, decideBy, type Member, promoteBy, publishBy } from '../../testing/a-team';
import { livePage } from '../../testing/live-page';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import type { DeploymentParts } from '../../records/choose-releases';
import { rollbackPart } from '../rollback/rollback-part';
import { giveToShare } from './give-to-share';
import { undoShare } from '../rollback/undo-share';

const DIWALI = aLanding({ sentence: 'Diwali hours.' });
const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });
const hand = { author: 'x', message: '', progress: () => undefined };

function shareBy(store: Store, parts: DeploymentParts, { loadSigner }: Member, percent = 5) {
  return giveToShare({ ...hand, store, parts, percent, loadSigner });
}

/** Signs a deployment alone, with no word on any of its parts. */
async function signAs(store: Store, member: Member, deployment: NamedDeployment): Promise<void> {
  const signature = await signedBy(member, deployment, store);
  await writeSignatures(store, deployment.name, { format: 1, deployment: signature, parts: {} });
}

const standing = async (store: Store) => readStanding(store, await liveDeployment(store));

it('a share of visitors takes what going live takes: the team, and its approvals', async () => {
  const { store, team } = await aSignedSite();
  const policy = await publishBy(store, SIXTY, team.lata);

  await expect(shareBy(store, policy, team.lata)).rejects.toThrow(/waits for approval/);
  await expect(shareBy(store, policy, team.meera)).rejects.toThrow(/is not in the team of legal/);
  await decideBy(store, policy, team.ravi);
  expect((await shareBy(store, policy, team.lata)).status).toBe('shared');

  expect((await standing(store)).refused).toEqual([]);
  await expect(shareBy(store, policy, team.meera, 25)).rejects.toThrow(
    /gave legal to 25 % of visitors, and is not in its team/,
  );
  expect((await shareBy(store, policy, team.ravi, 25)).status).toBe('shared');
  await promoteBy(store, policy, team.ravi, { endsRollout: true });
  expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
  expect((await standing(store)).refused).toEqual([]);
});

describe('given marketing has given a release to a share of visitors', () => {
  let store: Store;
  let team: Awaited<ReturnType<typeof aSignedSite>>['team'];
  beforeEach(async () => {
    ({ store, team } = await aSignedSite());
    await shareBy(store, await publishBy(store, DIWALI, team.meera), team.meera);
  });

  it('a lawyer ships beside it, cannot end it, and one person of marketing can, at any hour', async () => {
    const policy = await publishBy(store, SIXTY, team.lata);
    await promoteBy(store, policy, team.ravi);
    const now = await liveDeployment(store);
    expect((await readTrial(store, now))!.record.parts.legal).toEqual(policy.legal);
    expect((await standing(store)).accepted?.name).toBe(now.name);

    await expect(undoShare({ ...hand, store, loadSigner: team.lata.loadSigner })).rejects.toThrow(
      /took landing back from a share of visitors, and is not in its team/,
    );
    await rollbackPart({ ...hand, store, part: 'legal', target: null, loadSigner: team.lata.loadSigner });
    expect((await liveDeployment(store)).record.rollout).toBeDefined();
    await undoShare({ ...hand, store, loadSigner: team.meera.loadSigner });

    expect((await liveDeployment(store)).record.rollout).toBeUndefined();
    expect((await standing(store)).refused).toEqual([]);
  });

  it('an emergency goes to all visitors and ends it, also that of another team', async () => {
    const policy = await publishBy(store, SIXTY, team.lata);
    const told: string[] = [];

    await promoteBy(store, policy, team.lata, {
      emergency: true,
      message: 'The court wants it today',
      progress: (line) => told.push(line),
    });

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect((await liveDeployment(store)).record.rollout).toBeUndefined();
    expect((await standing(store)).refused).toEqual([]);
    expect(told.join()).toContain('ends the share of visitors for landing@');
  });

  it('a key of another team gives it to nobody more, puts it live for nobody, and puts nothing else in its place', async () => {
    const before = await liveDeployment(store);
    const { rollout, parts } = before.record;
    const unapproved = await publishBy(store, SIXTY, team.lata);
    const policy = nextDeployment(before, {
      ...before.record,
      rollout: undefined,
      site: null,
      trial: true,
      parts: { ...parts, ...rollout!.parts, ...unapproved },
    });
    const trial = { ...(await writeDeployment(store, policy)), filesSha256: before.filesSha256 };
    const key = (await readPublications(store, 'legal'))[0]!;
    await writeSignatures(store, trial.name, {
      format: 1,
      deployment: await signedBy(team.lata, trial, store),
      parts: { legal: { publications: key.envelope ? [key.envelope] : [], approvals: [] } },
    });
    const trialRecord = (await readTrial(store, before))!;

    for (const [changes, code] of [
      [{ rollout: { ...rollout!, percent: 99 } }, 'signer-not-of-team'],
      [{ rollout: undefined }, 'signer-not-of-team'],
      [{ rollout: { ...rollout!, parts: {} } }, 'rollout-differs'],
      [
        { rollout: { ...rollout!, trial: { ...rollout!.trial, filesSha256: before.filesSha256 } } },
        'rollout-differs',
      ],
      [
        { rollout: { ...rollout!, parts: { ...rollout!.parts, ...unapproved }, trial: referenceTo(trial) } },
        'approval-missing',
      ],
    ] as const) {
      const forged = await forge(store, before, changes as never);
      await signAs(store, team.lata, forged);
      const { accepted, refused } = await readStanding(store, forged);
      expect([accepted?.name, refused.map(({ problem }) => problem.code)]).toEqual([before.name, [code]]);
      await moveLivePointer(store, (await readLivePointer(store))!.version, before);
    }
    // The pages of a share are signed by the right people, and are for a share alone.
    const { refused } = await readWholeStanding(store, trialRecord, await readPeopleVersions(store));
    expect(refused.map(({ problem }) => problem.code)).toEqual(['trial-live']);
  });
});

it('an earlier share is not begun again by another team', async () => {
  const { store, team } = await aSignedSite();
  const landing = await publishBy(store, DIWALI, team.meera);
  await shareBy(store, landing, team.meera);
  const { rollout } = (await liveDeployment(store)).record;
  await undoShare({ ...hand, store, loadSigner: team.meera.loadSigner });
  const before = await shipBy(store, aLanding({ sentence: 'Holi hours.' }), team.meera);

  const forged = await forge(store, before, { rollout });
  await signAs(store, team.lata, forged);

  const { accepted, refused } = await readStanding(store, forged);
  expect([accepted?.name, refused.map(({ problem }) => problem.code)]).toEqual([
    before.name,
    ['rollout-differs'],
  ]);
});

it('a share of visitors gets a release: where nothing is on trial, it gets no pages of its own', async () => {
  const { store, team } = await aSignedSite();
  const before = await liveDeployment(store);
  const trial = await writeDeployment(store, nextDeployment(before, { ...before.record, trial: true }));
  const pages = { ...trial, filesSha256: '0'.repeat(64) };
  const forged = await forge(store, before, {
    rollout: { percent: 99, since: before.record.time, parts: {}, trial: referenceTo(pages) },
  });
  for (const one of [pages, forged]) await signAs(store, team.meera, one);

  const { accepted, refused } = await readStanding(store, forged);

  expect([accepted?.name, refused.map(({ problem }) => problem.code)]).toEqual([
    before.name,
    ['rollout-differs'],
  ]);
});
