import { execFileSync } from 'node:child_process';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { keyFileOf, makeKey, readSigner } from './key-file';
import { formatKeyLine, readKeyLine, readPublicKey } from './owned-key';
import { pemOf } from './public-key';

describe('a key in a file', () => {
  let folder: string;
  let env: { HOME: string };
  let file: string;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    env = { HOME: folder };
    file = keyFileOf(env)!;
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is for its owner alone, and comes back as it was made', async () => {
    const key = await makeKey(file, 'Lata Rao <Lata@brand.in>');

    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readSigner(env))!.publicKey).toEqual(key.publicKey);
    expect(formatKeyLine(key)).toMatch(/^Lata Rao <lata@brand\.in> MCow\S{56}$/);
    expect(readKeyLine(formatKeyLine(key))).toEqual(key);
    // As a field of one line takes what is pasted.
    const inOneLine = pemOf(key.publicKey).replaceAll('\n', '');
    for (const words of [formatKeyLine(key), key.publicKey.spki, inOneLine])
      expect(readPublicKey(words)).toEqual(key.publicKey);
  });

  it('is read by openssl', async () => {
    const { publicKey } = await makeKey(file, 'Lata <lata@brand.in>');

    const publicHalf = execFileSync('openssl', ['pkey', '-pubout', '-in', file], { encoding: 'utf8' });
    expect(publicHalf).toBe(pemOf(publicKey));
  });

  it('is never overwritten', async () => {
    await makeKey(file, 'Lata <lata@brand.in>');
    const before = await readFile(file, 'utf8');

    await expect(makeKey(file, 'Lata <lata@brand.in>')).rejects.toMatchObject({ code: 'key-exists' });

    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('signs nothing when others can read it', async () => {
    await makeKey(file, 'Lata <lata@brand.in>');
    await chmod(file, 0o640);

    await expect(readSigner(env)).rejects.toMatchObject({
      code: 'key-readable-by-others',
      remedy: expect.stringContaining(`chmod 600 ${file}`) as string,
    });
  });

  it('opens with its passphrase alone', async () => {
    const { publicKey } = await makeKey(file, 'Lata <lata@brand.in>', 'mango season');
    const open = (passphrase?: string) => readSigner({ ...env, SITE_KEY_PASSPHRASE: passphrase });

    expect(await readFile(file, 'utf8')).toContain('ENCRYPTED');
    expect((await open('mango season'))!.publicKey).toEqual(publicKey);
    await expect(open()).rejects.toThrow(/is locked with a passphrase/);
    await expect(open('winter')).rejects.toThrow(/The passphrase does not open the key/);
  });

  it('may be a secret of CI, without a file', async () => {
    const { publicKey } = await makeKey(file, 'CI <ci@brand.in>');
    const pem = await readFile(file, 'utf8');

    expect((await readSigner({ SITE_SIGNING_KEY: pem }))!.publicKey).toEqual(publicKey);
  });

  it('is missed only where it is named', async () => {
    expect(await readSigner(env)).toBeNull();
    await expect(readSigner({ SITE_KEY: join(folder, 'none.pem') })).rejects.toMatchObject({
      code: 'key-file-refused',
    });
  });

  it('that is none is refused, and a line that holds none', async () => {
    await writeFile(join(folder, 'text'), 'Hello', { mode: 0o600 });

    await expect(readSigner({ SITE_KEY: join(folder, 'text') })).rejects.toMatchObject({
      code: 'key-unreadable',
    });
    for (const line of ['Hello', 'Lata <lata@brand.in>', 'Lata <lata@brand.in> aGVsbG8='])
      expect(() => readKeyLine(line)).toThrow(/is no key with its owner/);
  });

  it.each(['', 'Lata', 'lata@brand.in', '<lata@brand.in>'])(
    'wants to know whose it is: %j',
    async (owner) => {
      await expect(makeKey(file, owner)).rejects.toMatchObject({ code: 'owner-unclear' });
    },
  );
});
