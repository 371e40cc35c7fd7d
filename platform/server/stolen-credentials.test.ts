import { type Store, canonicalJson } from '@site/store';
import { readPeople } from '@site/ledger';
import { readSignatures, signaturesKey, writeSignatures } from '../ledger/deployments/deployment-signatures';
import { aPerson } from '../testing/a-team';
import { alter } from '../testing/each-store';
import { forgePolicy, pointAtPagesAsTheyAre } from '../testing/tampered-pages';
import { watchLiveSite } from './live-site';
import { sign } from '../ledger/authority/statement';
import { aShippedPolicy, copyOf, forge, pageOf, signWith, type Given } from '../testing/a-forged-deployment';

let site: Given;
beforeAll(async () => {
  site = await aShippedPolicy();
});

/** What lies in a folder of a store, moved on or taken away as by an attacker with its credentials. */
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
        await signWith(store, aPerson('Mallory'), forged);
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
        const forged = await forge(store, second, {});
        await signWith(store, aPerson('Mallory'), forged);
        await removeAll(store, 'people/');
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
        const rule = { publish: own, approve: own, rollBack: own, persons: 1, besidesAuthor: 0 };
        const envelope = await sign(
          mallory.signer,
          'people',
          { ...next, parts: { legal: rule }, editors: { persons: own, needed: 1 } },
          { people: sha256 },
        );
        await store.create('people/000002.json', canonicalJson(envelope));
        await forge(store, second, {});
      },
    ],
  ];

  it.each(attempts)('a server goes on with the last authorized deployment: %s', async (name, attempt) => {
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

  it('shows the last authorized deployment and nothing else, whichever record is altered or lost', async () => {
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
