import fs from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../ledger/releases/release-manifest';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { copiesFolder, hashOf, hashOfIntegrity, ObjectCache } from './object-cache';

const BODY = Buffer.from('body');
const MD5 = hashOf('md5', BODY);
const SHA256 = hashOf('sha256', BODY);

describe('copies on this machine', () => {
  let folder: string;
  let copies: ObjectCache;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    copies = new ObjectCache(folder);
  });

  afterEach(() => fs.rm(folder, { recursive: true }));

  async function files(): Promise<string[]> {
    const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  }

  it('are found by their MD5 and by the other hash that they were kept with', async () => {
    await copies.keep(BODY, SHA256);

    expect(await new ObjectCache(folder).read(MD5)).toEqual(BODY);
    expect(await new ObjectCache(folder).read(SHA256)).toEqual(BODY);
    expect(await copies.read(hashOf('sha256', Buffer.from('other')))).toBeNull();
  });

  it('count as none when their bytes were altered', async () => {
    await copies.keep(BODY, SHA256);
    for (const file of await files()) await fs.writeFile(file, 'forged');

    expect(await copies.read(MD5)).toBeNull();
    expect(await copies.read(SHA256)).toBeNull();
  });

  it('are deleted when unused for a month, and nothing else that lies beside them', async () => {
    await copies.keep(Buffer.from('old'));
    const live = path.join(folder, 'live', '0f0f0f0f', 'sites', 'a.tar.zst');
    await fs.mkdir(path.dirname(live), { recursive: true });
    await fs.writeFile(live, '');
    for (const file of await files()) await fs.utimes(file, 0, 0);

    await new ObjectCache(folder).keep(BODY);

    expect(await copies.read(hashOf('md5', Buffer.from('old')))).toBeNull();
    expect(await copies.read(MD5)).toEqual(BODY);
    expect(await files()).toContain(live);
  });

  it('are looked through once a day', async () => {
    await copies.keep(Buffer.from('old'));
    const [old] = await files();
    await fs.utimes(old!, 0, 0);

    await new ObjectCache(folder).keep(BODY);

    expect(await copies.read(hashOf('md5', Buffer.from('old')))).toEqual(Buffer.from('old'));
  });

  it('are in no one’s way where the folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await fs.writeFile(file, '');
    const none = new ObjectCache(file);

    await none.keep(BODY);

    expect(await none.read(MD5)).toBeNull();
  });

  it('lie where the environment says', () => {
    expect(copiesFolder({ SITE_CACHE: '/c', XDG_CACHE_HOME: '/x', HOME: '/h' })).toBe('/c');
    expect(copiesFolder({ XDG_CACHE_HOME: '/x', HOME: '/h' })).toBe('/x/site-store');
    expect(copiesFolder({ HOME: '/h' })).toBe('/h/.cache/site-store');
    expect(copiesFolder({})).toBeNull();
  });

  it('know the hash of a file by its integrity', () => {
    expect(hashOfIntegrity(integrityOf(BODY))).toBe(hashOf('sha256', BODY));
  });
});
