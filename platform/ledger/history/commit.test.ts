import { livePointer } from '../../testing/a-live-site';
import { aShippedPolicy, forge } from '../../testing/a-forged-deployment';
import { aSignedSite, promoteBy, publishBy } from '../../testing/a-team';
import { aLegal } from '../../testing/tiny-parts';
import { nextDeployment } from '../deployments/deployment';
import { commit } from './commit';
import { readHead } from './verified-history';

it('moves the live pointer to no deployment that its readers would refuse', async () => {
  const { store, team } = await aSignedSite();
  const release = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  const head = await readHead(store);
  const newest = head.newest!;
  const before = await livePointer(store);
  const { number: _, previous: __, ...said } = newest.record;
  const parts = { ...newest.record.parts, ...release };
  const deployment = nextDeployment(newest, { ...said, parts, time: new Date().toISOString() });
  const unsigned = { legal: { publications: [], approvals: [] } };
  const signatures = {
    version: head.versions.at(-1)!,
    signer: team.lata.signer,
    parts: unsigned,
    implied: [],
  };

  await expect(
    commit(store, head, { deployment, pages: { stored: newest }, signatures }),
  ).rejects.toMatchObject({ problems: [{ code: 'publication-unsigned' }] });

  expect(await livePointer(store)).toEqual(before);
});

it('puts what counts live again over a deployment that does not count', async () => {
  const { store, team, second } = await aShippedPolicy();
  const { parts } = second.record;
  await forge(store, second, {});

  expect(await promoteBy(store, parts, team.ravi)).toMatchObject({ status: 'promoted', changed: [] });
  expect(await promoteBy(store, parts, team.ravi)).toMatchObject({ status: 'already-live' });
});
