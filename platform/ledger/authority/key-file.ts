import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@site/errors';
import { type OwnedKey, readOwner } from './owned-key';
import { type Signer, signerOf } from './envelope';
import { publicKeyOf } from './public-key';

/** The environment variables that say which key signs. */
export interface KeyEnvironment {
  /** The key itself, as PEM: a secret of CI. */
  SITE_SIGNING_KEY?: string;
  /** A key's file; else `site/key.pem` where this user's configuration lies. */
  SITE_KEY?: string;
  SITE_KEY_PASSPHRASE?: string;
  XDG_CONFIG_HOME?: string;
  HOME?: string;
}

/** Where this user's configuration of the command lies; null where the environment names no home. */
export function configurationFolder(env: KeyEnvironment): string | null {
  const folder = env.XDG_CONFIG_HOME || (env.HOME && path.join(env.HOME, '.config'));
  return folder ? path.join(folder, 'site') : null;
}

/** The file of this user's key; null where nothing says where it would be. */
export function keyFileOf(env: KeyEnvironment): string | null {
  const folder = configurationFolder(env);
  return env.SITE_KEY || (folder && path.join(folder, 'key.pem'));
}

/**
 * Makes a key in a file that only you can read (PKCS #8).
 * @param owner `Lata Rao <lata@brand.in>`
 * @throws SiteError `key-exists`, `owner-unclear`, `key-file-refused`
 */
export async function makeKey(file: string, owner: string, passphrase?: string): Promise<OwnedKey> {
  const { name, id } = readOwner(owner);
  const { privateKey } = generateKeyPairSync('ed25519');
  const locked = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', ...locked });
  const publicKey = publicKeyOf(privateKey);
  try {
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await fs.writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new SiteError(
        'key-exists',
        `There is a key in ${file} already; it was not overwritten.`,
        `To show it: npm run site -- people key. For another one, name its file: SITE_KEY=<file>`,
        { cause },
      );
    throw refused(file, 'written', cause);
  }
  return { name, id, publicKey };
}

/**
 * The key of the person who runs the command; null where there is none.
 * @throws SiteError `key-readable-by-others`, `key-locked`, `key-unreadable`, `key-file-refused`
 */
export async function readSigner(env: KeyEnvironment): Promise<Signer | null> {
  const { SITE_SIGNING_KEY: given, SITE_KEY_PASSPHRASE: passphrase } = env;
  if (given) return signerOf(parsePrivateKey(given, 'SITE_SIGNING_KEY', passphrase));
  const file = keyFileOf(env);
  if (!file) return null;
  let pem: string;
  try {
    const { mode } = await fs.stat(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new SiteError(
        'key-readable-by-others',
        `Others can read the key in ${file}, so it says nothing about who signs; nothing was signed.`,
        `If no other person can have read it: chmod 600 ${file}. Else make a new key, and have the old one revoked: npm run site -- people`,
      );
    pem = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof SiteError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !env.SITE_KEY) return null;
    throw refused(file, 'read', error);
  }
  return signerOf(parsePrivateKey(pem, file, passphrase));
}

function parsePrivateKey(pem: string, where: string, passphrase: string | undefined): KeyObject {
  const isLocked = pem.includes('ENCRYPTED');
  if (isLocked && !passphrase)
    throw new SiteError(
      'key-locked',
      `The key in ${where} is locked with a passphrase.`,
      'Give it in the environment: SITE_KEY_PASSPHRASE. Nothing was changed.',
    );
  try {
    const key = createPrivateKey({ key: pem, passphrase });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    if (isLocked)
      throw new SiteError(
        'key-locked',
        `The passphrase does not open the key in ${where}.`,
        'Correct SITE_KEY_PASSPHRASE. Nothing was changed.',
        { cause },
      );
  }
  throw new SiteError(
    'key-unreadable',
    `${where} holds no private Ed25519 key.`,
    'Give the file that "npm run site -- people key --new" wrote, or make a new key. Nothing was changed.',
  );
}

function refused(file: string, act: 'read' | 'written', cause: unknown): SiteError {
  return new SiteError(
    'key-file-refused',
    `${file} cannot be ${act}: ${(cause as Error).message}.`,
    'Name a file of yours with SITE_KEY.',
    { cause },
  );
}
