import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTeam, putInForce } from '../testing/a-team';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { openStore } from './open-store';
import { peopleKey, readPeople } from './people-versions';

describe('who may ship what is remembered on a machine', () => {
  let folder: string;
  const memory = () => join(folder, 'home/.config/site/known-stores.json');
  const open = (env: Record<string, string> = {}) =>
    openStore(join(folder, 'store'), { env: { HOME: join(folder, 'home'), ...env } });

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
      code: 'people-vanished',
      message: expect.stringContaining(memory()) as string,
    });
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

  it('anew where the memory is of another version of the tool', async () => {
    await writeFile(memory(), '{"stores": 2}');

    expect((await readPeople(await open()))?.people.number).toBe(1);
    expect(await readFile(memory(), 'utf8')).toContain(join(folder, 'store'));
  });
});
