import { canonicalJson } from '../store/canonical-json';
import { sign } from '../authority/statement';
import { type Deployment, type NamedDeployment, nextDeployment, siteTreeOf } from '../records/deployment';
import { readSignatures, signaturesKey, writeSignatures } from '../records/deployment-signatures';
import { writeDeployment } from '../records/deployments';
import { moveLivePointer, readLivePointer } from '../records/live-pointer';
import { peopleKey, readPeople } from '../records/people-versions';
import { readSiteFile } from '../records/site-tree';
import { readStanding } from '../records/standing';
import { memoryOf } from '../records/store-memory';
import { MemoryStore } from '../store/memory-store';
import type { Store } from '../store/store';
import {
  aPerson,
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  putInForce,
  type Team,
} from '../testing/a-team';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { alter } from '../testing/each-store';
import { forgePolicy, pointAtPagesAsTheyAre } from '../testing/tampered-pages';
import { aLanding, aLegal } from '../testing/tiny-parts';
import { watchLiveSite } from './live-site';

interface Given {
  store: Store;
  team: Team;
  second: NamedDeployment;
}

/** A signed site with a policy of 60 days, which two lawyers put live. */
async function aShippedPolicy() {
  const site = await aSignedSite();
  const { store, team } = site;
  const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  const { deployment } = await promoteBy(store, parts, team.ravi);
  const { filesSha256 } = (await readLivePointer(store))!.pointer;
  return { ...site, second: { ...deployment, filesSha256 } };
}

/** What visitors get of a page from a server that has just been started, or whose watch is given. */
async function pageOf(
  store: Store,
  watch = watchLiveSite(store, () => undefined),
  name = 'privacy-policy.html',
) {
  const tree = await watch();
  return (await readSiteFile(store, tree!, name)).toString();
}

/** The same site in a store of its own, whose first rules this machine remembers. */
async function copyOf({ store, ...given }: Given): Promise<Given> {
  const copy = new MemoryStore();
  for (const key of await store.list('')) {
    const { body } = (await store.read(key))!;
    await (key.startsWith('pointers/') ? copy.replace(key, body, null) : copy.create(key, body));
  }
  await memoryOf(copy).write({ ...(await memoryOf(store).read())!, deployment: null });
  return { store: copy, ...given };
}

let site: Given;
beforeAll(async () => {
  site = await aShippedPolicy();
});

/** Puts a deployment live as the tool would, without its checks. */
async function forge(
  store: Store,
  second: NamedDeployment,
  changes: Partial<Deployment>,
): Promise<NamedDeployment> {
  const record = { ...second.record, site: siteTreeOf(second), message: 'Forged', ...changes };
  const stored = await writeDeployment(store, nextDeployment(second, record));
  const { previous } = second.record;
  const { filesSha256 } = record.site === previous?.name ? previous : second;
  const forged = { ...stored, filesSha256 };
  await moveLivePointer(store, (await readLivePointer(store))!.version, forged);
  return forged;
}

/** Signs a deployment by any key, as the tool would. */
async function signedBy(
  { signer }: Member,
  { name, sha256, filesSha256, record }: NamedDeployment,
  store: Store,
) {
  const version = (await readPeople(store))!;
  const people = { number: version.people.number, sha256: version.sha256 };
  return sign(
    signer,
    'deployment',
    { name, sha256, filesSha256, people, time: record.time },
    { [name]: sha256 },
  );
}

/** What lies in a folder of a store, moved on or taken away as by whoever has its credentials. */
async function removeAll(store: Store, folder: string) {
  for (const key of await store.list(folder)) await store.remove(key);
}

/** A server that runs goes by the hashes that it read before, and does not notice. */
const ALTERED = 'altered pages, with all records of their hashes and the pointer';

describe('given a thief has the credentials of the store', () => {
  const attempts: [string, (given: Given) => Promise<unknown>][] = [
    ['an unsigned deployment', ({ store, second }) => forge(store, second, {})],
    [
      'an unsigned deployment of an older policy',
      async ({ store, second }) => forge(store, second, { site: second.record.previous!.name }),
    ],
    [
      'a deployment with the signatures of another',
      async ({ store, second }) => {
        const forged = await forge(store, second, {});
        await writeSignatures(store, forged.name, (await readSignatures(store, second.name))!);
      },
    ],
    [
      'a deployment signed by a key of the thief',
      async ({ store, second }) => {
        const forged = await forge(store, second, {});
        await writeSignatures(store, forged.name, {
          format: 1,
          deployment: await signedBy(aPerson('Mallory'), forged, store),
          parts: {},
        });
      },
    ],
    [
      ALTERED,
      async ({ store, second }) => {
        await forgePolicy(store, second, (html) => html.replace('60 days', '6,000 days'));
        await pointAtPagesAsTheyAre(store, second);
      },
    ],
    [
      'other people, with a deployment that they signed',
      async ({ store, second }) => {
        const mallory = aPerson('Mallory');
        await removeAll(store, 'people/');
        const forged = await forge(store, second, {});
        await writeSignatures(store, forged.name, {
          format: 1,
          deployment: await sign(
            mallory.signer,
            'deployment',
            {
              name: forged.name,
              sha256: forged.sha256,
              filesSha256: forged.filesSha256,
              people: { number: 1, sha256: 'a'.repeat(64) },
              time: forged.record.time,
            },
            { forged: forged.sha256 },
          ),
          parts: {},
        });
      },
    ],
    [
      'no people any more, and an unsigned deployment',
      async ({ store, second }) => {
        await removeAll(store, 'people/');
        await forge(store, second, {});
      },
    ],
    [
      'a second version of the people that only the thief signed',
      async ({ store, second }) => {
        const mallory = aPerson('Mallory');
        const { people, sha256 } = (await readPeople(store))!;
        const next = {
          ...people,
          number: 2,
          previous: sha256,
          persons: { 'mallory@brand.in': { name: 'Mallory', keys: [mallory.publicKey] } },
        };
        const own = ['mallory@brand.in'];
        const rule = { publish: own, approve: own, undo: own, persons: 1, besidesAuthor: 0 };
        const envelope = await sign(
          mallory.signer,
          'people',
          { ...next, parts: { legal: rule }, editors: { persons: own, needed: 1 } },
          { people: sha256 },
        );
        await store.create(peopleKey(2), canonicalJson(envelope));
        await forge(store, second, {});
      },
    ],
  ];

  it.each(attempts)('a server goes on with what was rightly live before: %s', async (name, attempt) => {
    const given = await copyOf(site);
    const errors: unknown[] = [];
    const watch = watchLiveSite(given.store, (error) => errors.push(error));
    const before = await watch();
    await attempt(given);
    await new Promise((resolve) => setTimeout(resolve, 250));

    await watch();
    await new Promise((resolve) => setTimeout(resolve, 50));

    // The files of the tree are checked against its hashes when they are sent.
    expect(await watch()).toEqual(before);
    if (name !== ALTERED) expect(errors).toHaveLength(1);
  });

  it.each(attempts)('a server that starts afterwards shows nothing else either: %s', async (_, attempt) => {
    const given = await copyOf(site);
    await pageOf(given.store);
    await attempt(given);
    const errors: unknown[] = [];

    const shown = await pageOf(
      given.store,
      watchLiveSite(given.store, (error) => errors.push(error)),
    ).catch(() => 'nothing');

    expect(['nothing', expect.stringContaining('We keep it for 60 days.')]).toContainEqual(shown);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('shows what was rightly live and nothing else, whichever record is altered or lost', async () => {
    const { store, second } = site;
    const genuine = await pageOf(store);
    const keys = (await store.list('')).filter((key) => !/^(renders|previews|sites.*\.(br|gz)$)/.test(key));
    const flip = (text: string) =>
      text.replace(/[0-9a-f](?=[^0-9a-f]*$)/, (digit) => (digit === '0' ? '1' : '0'));

    const shown: Record<string, string> = {};
    for (const key of keys.filter((name) => !name.startsWith('pointers/'))) {
      const copy = (await copyOf(site)).store;
      await alter(copy, key, flip);
      shown[key] = await pageOf(copy).catch(() => 'nothing');
      await copy.remove(key);
      shown[`${key} lost`] = await pageOf(copy).catch(() => 'nothing');
    }

    const first = expect.stringContaining('We keep it for 30 days.') as string;
    for (const [key, page] of Object.entries(shown))
      expect([key, page]).toEqual([key, page === genuine ? genuine : page === 'nothing' ? 'nothing' : first]);
    expect(Object.keys(shown)).toContain(signaturesKey(second.name));
    expect(Object.values(shown).filter((page) => page === genuine).length).toBeGreaterThan(keys.length / 2);
  });
});

describe('given one key of marketing was stolen along with the credentials', () => {
  it('the policy stays as the lawyers put it live', async () => {
    const { store, team, second } = await copyOf(site);
    const pending = await publishBy(store, aLegal({ clause: 'We sell it.' }), team.meera);
    const forged = await forge(store, second, { parts: { ...second.record.parts, ...pending } });
    await writeSignatures(store, forged.name, {
      format: 1,
      deployment: await signedBy(team.meera, forged, store),
      parts: {},
    });
    const errors: unknown[] = [];

    const page = await pageOf(
      store,
      watchLiveSite(store, (error) => errors.push(error)),
    );

    expect(page).toContain('We keep it for 60 days.');
    expect(String(errors[0])).toContain('Meera <meera@brand.in> put legal live');
  });

  it('does not put an approved policy live before its time', async () => {
    const { store, team, second } = await copyOf(site);
    const approved = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), team.lata);
    await decideBy(store, approved, team.ravi);
    const between = await forge(store, second, { parts: { ...second.record.parts, ...approved } });
    const forged = await forge(store, between, { message: 'Nothing of legal changes here' });
    await writeSignatures(store, forged.name, {
      format: 1,
      deployment: await signedBy(team.meera, forged, store),
      parts: {},
    });

    const { accepted, refused } = await readStanding(store, forged);

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
});

it('a store without a file of people works as it always did', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);

  expect(await pageOf(store)).toContain('90 days');
  expect(await store.list('signatures/')).toEqual([]);
});
