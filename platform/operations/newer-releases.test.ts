import { formatStatus } from '../cli/format/format-status';
import type { Store } from '@site/store';
import { aSignedSite, decideBy, promoteBy, publishBy, shipBy, type Team } from '../testing/a-team';
import { aLanding, aLegal } from '../testing/tiny-parts';
import { readStatus } from './status';
import { withdraw } from './withdraw/withdraw';

let store: Store;
let team: Team;
beforeEach(async () => {
  ({ store, team } = await aSignedSite());
});

const publishPolicy = (days: number) =>
  publishBy(store, aLegal({ clause: `We keep it for ${days} days.` }), team.lata);
const policyOf = async (days: number) => (await publishPolicy(days)).legal!.release;

async function statesOf(store: Store) {
  const { newer } = await readStatus(store, ['landing', 'legal']);
  return newer.map(({ release, approval }) => [release, approval!.state, approval!.supersededBy]);
}

describe('a release that waits', () => {
  it('is superseded once a newer one of its part is published, and one that was approved is not', async () => {
    const first = await policyOf(60);
    const approved = await publishPolicy(70);
    await decideBy(store, approved, team.ravi);
    const newest = await policyOf(80);

    expect(await statesOf(store)).toEqual([
      [newest, 'waiting', null],
      [approved.legal!.release, 'approved', null],
      [first, 'superseded', newest],
    ]);
    const told = formatStatus(await readStatus(store, ['legal']), new Date());
    expect(told).toContain(`legal@${first}: superseded by legal@${newest}, which was published after it.`);
    expect(told).not.toContain(`site -- approve legal@${first}`);
  });

  it('is not superseded by one that was rejected or withdrawn', async () => {
    const first = await policyOf(60);
    const rejected = await publishPolicy(70);
    await decideBy(store, rejected, team.ravi, false);
    const withdrawn = await policyOf(80);
    const choice = { part: 'legal', release: withdrawn };
    await withdraw({ store, choice, author: 'Lata', message: 'Wrong' });

    expect((await statesOf(store)).at(-1)).toEqual([first, 'waiting', null]);
  });
});

it('of what a live release replaced, the last that was approved or live is told, and no more', async () => {
  const approved = await publishPolicy(60);
  await decideBy(store, approved, team.ravi);
  await policyOf(70);
  const live = await publishPolicy(80);
  await promoteBy(store, live, team.ravi);
  const told = async () => (await readStatus(store, ['landing', 'legal'])).superseded;
  const ofLegal = { part: 'legal', release: approved.legal!.release, by: live.legal!.release };
  expect(await told()).toEqual([expect.objectContaining(ofLegal)]);

  const diwali = await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  const pongal = await shipBy(store, aLanding({ sentence: 'Open on Pongal.' }), team.meera);

  const landings = [diwali, pongal].map(({ record }) => record.parts.landing!.release);
  expect(await told()).toEqual([
    expect.objectContaining({ part: 'landing', release: landings[0], by: landings[1] }),
    expect.objectContaining(ofLegal),
  ]);
  expect(formatStatus(await readStatus(store, ['legal']), new Date())).toContain(
    `legal@${ofLegal.release}: superseded by legal@${ofLegal.by}, which is live.`,
  );
});
