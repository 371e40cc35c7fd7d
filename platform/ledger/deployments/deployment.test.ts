import { canonicalJson, sha256Of } from '@site/store';
import { alter, describeOnAStore } from '../../testing/each-store';
import { aDeploymentInput, aStoredDeployment } from '../../testing/records';
import {
  type Deployment,
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  readDeployment,
  siteTreeOf,
  writeDeployment,
} from './deployment';
import { moveLivePointer, readChain, readLivePointer, walkChain } from './deployment-chain';
import { deploymentKey } from '../records/record-fields';

const FILES_SHA256 = 'b'.repeat(64);

describe('the next deployment', () => {
  const named = (deployment: Deployment): NamedDeployment => ({
    name: nameDeployment(deployment).name,
    sha256: sha256Of(canonicalJson(deployment)),
    filesSha256: FILES_SHA256,
    record: deployment,
  });

  it('is number 1 without a previous one, and then counts and names the previous one', () => {
    const first = named(nextDeployment(null, aDeploymentInput()));
    const second = nextDeployment(first, aDeploymentInput({ time: '2026-11-21T05:00:00.000Z' }));

    expect(first.record).toMatchObject({ number: 1, previous: null });
    expect(second).toMatchObject({
      number: 2,
      previous: { name: first.name, sha256: first.sha256, filesSha256: FILES_SHA256 },
      time: '2026-11-21T05:00:00.000Z',
    });
  });

  it('is later than the previous one even where the clock is behind', () => {
    const first = named(nextDeployment(null, aDeploymentInput({ time: '2026-11-21T04:00:00.000Z' })));

    expect(nextDeployment(first, aDeploymentInput({ time: '2026-11-20T00:00:00.000Z' })).time).toBe(
      '2026-11-21T04:00:00.001Z',
    );
  });

  it('shows its own composed files unless it names those of another deployment', () => {
    const own = nextDeployment(null, aDeploymentInput());
    const reused = nextDeployment(null, aDeploymentInput({ site: '000001-0123456789ab' }));

    expect(siteTreeOf({ name: '000002-ffffffffffff', record: own })).toBe('000002-ffffffffffff');
    expect(siteTreeOf({ name: '000002-ffffffffffff', record: reused })).toBe('000001-0123456789ab');
  });
});

describeOnAStore('deployments', (given) => {
  /** A chain of so many deployments, an hour apart, oldest first. */
  async function aChainOf(count: number): Promise<NamedDeployment[]> {
    const chain: NamedDeployment[] = [];
    for (let hour = 0; hour < count; hour += 1) {
      const time = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
      const changes = { time, message: `Deployment ${hour + 1}` };
      chain.push(await aStoredDeployment(given.store, chain.at(-1) ?? null, changes));
    }
    return chain;
  }

  it('are read back as they were written, under a name of number and hash', async () => {
    const deployment = nextDeployment(null, aDeploymentInput());

    const written = await writeDeployment(given.store, deployment);

    expect(written.name).toMatch(/^000001-[0-9a-f]{12}$/);
    expect(written.name.slice(7)).toBe(written.sha256.slice(0, 12));
    expect(await readDeployment(given.store, written.name)).toEqual({ ...written, record: deployment });
    expect(await readDeployment(given.store, '000001-ffffffffffff')).toBeNull();
  });

  it.each<[string, Partial<Deployment>]>([
    [
      'a part name that climbs out',
      { parts: { '../x': { release: '0'.repeat(16), manifestSha256: '0'.repeat(64) } } },
    ],
    ['a release that is none', { parts: { landing: { release: '../x', manifestSha256: '0'.repeat(64) } } }],
    ['a site tree that is none', { site: '../../x' }],
    ['an origin with a path', { origin: 'https://example.com/x' }],
    ['an origin that is no web address', { origin: 'javascript:alert(1)' }],
    ['a time that is none', { time: 'yesterday' }],
    ['a number that does not follow the previous one', { number: 7 }],
  ])('are refused with %s, and nothing is stored', async (_, change) => {
    const deployment = { ...nextDeployment(null, aDeploymentInput()), ...change };

    await expect(writeDeployment(given.store, deployment)).rejects.toMatchObject({
      code: 'deployment-invalid',
    });
    expect(await given.store.list('')).toEqual([]);
  });

  it.each([
    ['still read as a deployment', (text: string) => text.replace('Asha', 'Ravi')],
    ['are JSON no more', (text: string) => text.slice(1)],
  ])('are refused by name when their bytes were altered and %s', async (_, change) => {
    const [first] = await aChainOf(1);
    await alter(given.store, deploymentKey(first!.name), change);

    await expect(readDeployment(given.store, first!.name)).rejects.toMatchObject({
      code: 'deployment-altered',
      message: expect.stringContaining(first!.name),
    });
  });

  it('are refused under a name with another number', async () => {
    const [first] = await aChainOf(1);
    const renamed = `000002-${first!.sha256.slice(0, 12)}`;
    await given.store.create(deploymentKey(renamed), canonicalJson(first!.record));

    await expect(readDeployment(given.store, renamed)).rejects.toMatchObject({ code: 'deployment-altered' });
  });

  it('go live only where they are stored', async () => {
    const [first] = await aChainOf(1);
    const absent = { ...first!, name: '000009-ffffffffffff' };

    await expect(moveLivePointer(given.store, null, absent)).rejects.toMatchObject({
      code: 'deployment-missing',
    });
    expect(await readLivePointer(given.store)).toBeNull();
  });

  describe('given a chain of four', () => {
    let chain: NamedDeployment[];
    const names = (deployments: NamedDeployment[]) => deployments.map(({ name }) => name);

    beforeEach(async () => {
      chain = await aChainOf(4);
    });

    it('are walked newest first', async () => {
      const { deployments, problems } = await readChain(given.store, chain[3]!);

      expect(names(deployments)).toEqual(names([...chain].reverse()));
      expect(problems).toEqual([]);
      expect(await readChain(given.store, null)).toEqual({ deployments: [], problems: [] });
    });

    it('are read only as far as the walk goes', async () => {
      let reads = 0;
      const read = given.store.read.bind(given.store);
      given.store.read = (key) => {
        reads += 1;
        return read(key);
      };

      for await (const { name } of walkChain(given.store, chain[3]!)) {
        if (name === chain[2]!.name) break;
      }
      await readChain(given.store, chain[3]!, 1);

      expect(reads).toBe(3);
    });

    it('show one that was altered, by name, and what came after it is still valid', async () => {
      await alter(given.store, deploymentKey(chain[1]!.name), (text) =>
        text.replace('Deployment 2', 'Deployment X'),
      );

      const { deployments, problems } = await readChain(given.store, chain[3]!);

      expect(names(deployments)).toEqual([chain[3]!.name, chain[2]!.name]);
      expect(problems).toEqual([
        {
          code: 'deployment-altered',
          severity: 'error',
          message: expect.stringContaining(chain[1]!.name),
          remedy: expect.any(String),
        },
      ]);
    });

    it('show one that was forged to fit its name but not the full hash', async () => {
      const forged = { ...chain[3]!, sha256: chain[3]!.sha256.slice(0, 12) + '0'.repeat(52) };

      const { deployments, problems } = await readChain(given.store, forged);

      expect(deployments).toEqual([]);
      expect(problems).toEqual([expect.objectContaining({ code: 'deployment-altered' })]);
    });

    it('show one that is missing, by name', async () => {
      await given.store.remove(deploymentKey(chain[0]!.name));

      const { deployments, problems } = await readChain(given.store, chain[3]!);

      expect(deployments).toHaveLength(3);
      expect(problems).toEqual([
        expect.objectContaining({
          code: 'deployment-missing',
          message: expect.stringContaining(chain[0]!.name),
        }),
      ]);
    });
  });
});
