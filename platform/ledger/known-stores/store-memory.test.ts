import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTeam, putInForce } from '../../testing/a-team';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { letMinutesPass } from '../../testing/time-of-day';
import { openStore } from '../open-store';
import { peopleKey, readPeople } from '../people/people-versions';
import { memoryOf } from './store-memory';

describe('who may ship what is remembered on a machine', () => {
  let folder: string;
  const memory = () => join(folder, 'home/.config/site/known-stores.json');
  const home = () => ({ HOME: join(folder, 'home') });
  const open = (env: Record<string, string> = {}) =>
    openStore(join(folder, 'store'), { env: { ...home(), ...env } });

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    const team = aTeam();
    await putInForce(await open(), team, () => team.input);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('so that the next command misses it, and says where that is known from', async () => {
    const store = await open();
    await store.remove(peopleKey(1));

    await expect(readPeople(store)).rejects.toMatchObject({
      code: 'policy-vanished',
      message: expect.stringContaining(memory()) as string,
    });
  });

  it('and does not call an attack what is a disk that went away while the store was open', async () => {
    const store = await open();
    await rename(join(folder, 'store'), join(folder, 'away'));

    await expect(readPeople(store)).rejects.toMatchObject({ code: 'store-gone' });
  });

  it('for its owner alone', async () => {
    expect((await stat(memory())).mode & 0o777).toBe(0o600);
  });

  it('or told to a machine that never saw the store', async () => {
    const { sha256 } = (await readPeople(await open()))!;
    const elsewhere = { HOME: join(folder, 'elsewhere') };

    expect((await readPeople(await open({ ...elsewhere, SITE_PEOPLE: sha256 })))?.sha256).toBe(sha256);
    await expect(readPeople(await open({ ...elsewhere, SITE_PEOPLE: 'a'.repeat(64) }))).rejects.toThrow(
      /as SITE_PEOPLE says. It begins with another first version now/,
    );
  });

  it('or told wrong: the setting is what is wrong, before anything is read', async () => {
    await expect(open({ SITE_PEOPLE: 'abc' })).rejects.toMatchObject({
      code: 'trust-invalid',
      message: expect.stringContaining('SITE_PEOPLE is "abc", which is no SHA-256') as string,
    });
    await expect(readPeople(await open({ SITE_PEOPLE: 'b'.repeat(64) }))).rejects.toMatchObject({
      remedy: expect.stringMatching(/^See whether SITE_PEOPLE is mistyped.* Else an attacker/) as string,
    });
  });

  it.each(['is moved away', 'is not mounted, and its folder empty'])(
    'so that a store which %s is missed, and none begins in its place by itself',
    async (how) => {
      const at = join(folder, 'store');
      await rename(at, join(folder, 'elsewhere'));
      if (how.includes('empty')) await mkdir(at);

      for (const mayCreate of [undefined, false])
        await expect(openStore(at, { env: home(), mayCreate })).rejects.toMatchObject({
          code: 'store-gone',
          remedy: expect.stringMatching(
            /^See whether its disk is mounted, or its folder was moved/,
          ) as string,
        });

      await expect(openStore(at, { env: home(), mayCreate: 'again' })).resolves.toBeDefined();
    },
  );

  it('but not of a store without a policy: one for trying begins again where it was deleted, also once it was verified', async () => {
    const at = join(folder, 'trial');
    const store = await openStore(at, { env: home() });
    const sha256 = 'c'.repeat(64);
    await memoryOf(store).writeVerified({ name: '000001-cccccccccccc', sha256, filesSha256: sha256 });
    await rm(at, { recursive: true });

    await expect(openStore(at, { env: home() })).resolves.toBeDefined();
  });

  it('next to what is remembered of others, whatever that is', async () => {
    await writeFile(memory(), '{"stores": 2}');

    expect((await readPeople(await open()))?.people.number).toBe(1);
    expect(JSON.parse(await readFile(memory(), 'utf8'))).toMatchObject({
      stores: 2,
      [join(folder, 'store')]: { number: 1 },
    });
  });

  it('next to how the server takes conditions, which it is asked again after a week', async () => {
    await memoryOf(await open()).writeConditions('unquoted');

    expect(await memoryOf(await open()).readConditions()).toBe('unquoted');
    letMinutesPass(8 * 24 * 60);
    expect(await memoryOf(await open()).readConditions()).toBeNull();
    jest.useRealTimers();
  });

  it.each<[string, (text: string) => string]>([
    ['was cut off', (text) => text.slice(0, -20)],
    ['says something else of the store', (text) => text.replace(/"root": "\w+"/, '"root": 1')],
  ])('and not trusted again where the record %s', async (_, change) => {
    await writeFile(memory(), change(await readFile(memory(), 'utf8')));

    await expect(readPeople(await open())).rejects.toMatchObject({ code: 'trust-unreadable' });
  });
});
