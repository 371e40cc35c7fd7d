import { proofNow } from '../testing/a-live-site';
import { readVerifiedHistory } from '@site/ledger';
import { readdir, rm } from 'node:fs/promises';
import { exportSite, readStatus, verify } from '@site/operations';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aPerson, decideBy, promoteBy, publishBy, putInForce } from '../testing/a-team';
import { aLanding, aLegal } from '../testing/tiny-parts';
import { watchLiveSite } from './live-site';
import { aShippedPolicy, copyOf, forge, pageOf, signWith, type Given } from '../testing/a-forged-deployment';

let site: Given;
beforeAll(async () => {
  site = await aShippedPolicy();
});

describe('given one key of marketing was stolen along with the credentials', () => {
  it('the policy stays as the lawyers put it live', async () => {
    const { store, team, second } = await copyOf(site);
    const pending = await publishBy(store, aLegal({ clause: 'We sell it.' }), team.meera);
    const forged = await forge(store, second, { parts: { ...second.record.parts, ...pending } });
    await signWith(store, team.meera, forged);
    const errors: unknown[] = [];

    const page = await pageOf(
      store,
      watchLiveSite(store, (error) => errors.push(error)),
    );

    expect(page).toContain('We keep it for 60 days.');
    expect(String(errors[0])).toContain('Meera <meera@brand.in> is not in the team of legal');
  });

  it('the policy stays, and cannot be taken out of the site', async () => {
    const { store, team, second } = await copyOf(site);
    const { legal: _gone, ...others } = second.record.parts;
    const forged = await forge(store, second, { parts: others });
    await signWith(store, team.meera, forged);

    const { accepted, refused } = await readVerifiedHistory(store, forged);

    expect(accepted?.name).toBe(second.name);
    expect(refused[0]!.problem.message).toContain('took legal out of the site');
  });

  it('does not put an approved policy live before its time', async () => {
    const { store, team, second } = await copyOf(site);
    const approved = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), team.lata);
    await decideBy(store, approved, team.ravi);
    const between = await forge(store, second, { parts: { ...second.record.parts, ...approved } });
    const forged = await forge(store, between, { message: 'Nothing of legal changes here' });
    await signWith(store, team.meera, forged);

    const { accepted, refused } = await readVerifiedHistory(store, forged);

    expect(accepted?.name).toBe(second.name);
    expect(refused.map(({ problem }) => problem.code)).toEqual(['deployment-unsigned', 'signer-not-of-team']);
  });

  it('is of no use once it is revoked', async () => {
    const { store, team } = await copyOf(site);
    const landing = await publishBy(store, aLanding({ sentence: 'Closed for ever.' }), team.meera);
    await putInForce(store, team, (current) => {
      const revoked = new Date().toISOString();
      const meera = {
        name: 'Meera',
        keys: [{ ...team.meera.publicKey, revoked }, aPerson('Meera').publicKey],
      };
      return { ...current!, persons: { ...current!.persons, [team.meera.id]: meera } };
    });

    await expect(promoteBy(store, landing, team.meera)).rejects.toThrow('was revoked on');
  });
});

it('given two keys of legal were stolen, any policy goes live, and its proof names both persons', async () => {
  const { store, team } = await copyOf(site);
  const evil = await publishBy(store, aLegal({ clause: 'We sell it.' }), team.lata);

  await promoteBy(store, evil, team.ravi);

  expect(await pageOf(store)).toContain('We sell it.');
  const { signatures } = await proofNow(store, '/privacy-policy');
  expect(signatures.map(({ what, person }) => `${what} by ${person}`)).toEqual(
    expect.arrayContaining([
      'legal published by Lata <lata@brand.in>',
      'legal approved by Ravi <ravi@brand.in>',
    ]),
  );
});

describe('given something went live against the rules', () => {
  it('shipping by the rules puts the site right, and takes over nothing of it', async () => {
    const { store, team, second } = await copyOf(site);
    const evil = await publishBy(store, aLegal({ clause: 'We sell it.' }), aPerson('Mallory'));
    await forge(store, second, { parts: { ...second.record.parts, ...evil } });
    const told: string[] = [];

    const landing = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
    await promoteBy(store, landing, team.meera, { progress: (sentence) => told.push(sentence) });

    expect(await pageOf(store)).toContain('We keep it for 60 days.');
    expect(await pageOf(store, undefined, 'index.html')).toContain('Diwali hours.');
    expect(told.join()).toContain('does not count, and visitors are not shown it');
  });

  it('so it does where a part has a name that every object has', async () => {
    const { store, team, second } = await copyOf(site);
    const { landing } = second.record.parts;
    const forged = await forge(store, second, { parts: { ...second.record.parts, constructor: landing! } });
    await signWith(store, team.meera, forged);

    const parts = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
    await promoteBy(store, parts, team.meera);

    expect(await pageOf(store, undefined, 'index.html')).toContain('Diwali hours.');
  });

  it('export writes nothing, verify and status name it, and a proof of it is doubtful', async () => {
    const { store, second } = await copyOf(site);
    const evil = await publishBy(store, aLegal({ clause: 'We sell it.' }), aPerson('Mallory'));
    const forged = await forge(store, second, { parts: { ...second.record.parts, ...evil } });
    const folder = await makeTemporaryFolder();

    await expect(exportSite({ store, folder })).rejects.toThrow('is not signed');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });

    const unsigned = expect.objectContaining({ code: 'deployment-unsigned', severity: 'error' }) as object;
    expect((await verify(store, () => undefined)).problems).toContainEqual(unsigned);
    const status = await readStatus(store, ['legal']);
    expect([status.live!.name, status.shown!.name]).toEqual([forged.name, second.name]);
    expect(status.problems).toContainEqual(unsigned);
    const { checks } = await proofNow(store, '/privacy-policy');
    expect(checks.find(({ what }) => what === 'signatures')).toMatchObject({ holds: false });
  });
});
