import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, DESK, Device } from '../../testing/a-passkey';
import { peopleWith } from '../../testing/people-with';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { addSignature, type Envelope, signedBytes, type Signer, signerOf, signStatement } from './envelope';
import { assertedBytes } from './passkey';
import { passkeySchema, pemOf } from './public-key';
import { signersOf } from './signers';

const AT = Date.parse('2026-11-22T06:00:00.000Z');
const STATEMENT = { says: 'Diwali hours' };

/** An access policy in which Lata has these keys. */
const lataWith = (...keys: Signer[]) => peopleWith({ lata: keys.map(({ publicKey }) => publicKey) });

const personsOf = (envelope: Envelope, ...keys: Signer[]) =>
  signersOf(envelope, lataWith(...keys), AT).persons;

describe('a passkey', () => {
  it.each(['ec', 'rsa'] as const)('of the kind %s signs for its owner', async (kind) => {
    const device = new Device(DESK, {}, kind);

    expect(personsOf(await signStatement(STATEMENT, device), device)).toEqual(['lata@brand.in']);
  });

  it('and a key in a file, both of one person, count once', async () => {
    const [device, key] = [new Device(), signerOf(generateKeyPairSync('ed25519').privateKey)];
    const envelope = await addSignature(await signStatement(STATEMENT, device), key);

    expect(personsOf(envelope, device, key)).toEqual(['lata@brand.in']);
  });

  it.each<[string, Answer]>([
    ['at another desk', { origin: 'https://desk.brand.in.evil.example' }],
    ['under the name of another host', { name: 'evil.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['when it was made', { type: 'webauthn.create' }],
    ['while no person was there', { flags: 0x04 }],
    ['without recognising who was there', { flags: 0x01 }],
    ['to another challenge', { challenge: 'AAAA' }],
  ])('that answered %s does not count', async (_, answer) => {
    const device = new Device();
    const envelope = await signStatement(STATEMENT, device.saying(answer));

    expect(signersOf(envelope, lataWith(device), AT)).toEqual({
      persons: [],
      refused: [expect.stringContaining('is not: it, or what it signs, was altered')],
      former: [],
    });
  });

  it('does not count for another statement, with another answer, or without one', async () => {
    const device = new Device();
    const [one, other] = [await signStatement(STATEMENT, device), await signStatement({}, device)];
    const [signature] = one.signatures;

    expect(personsOf({ ...other, signatures: one.signatures }, device)).toEqual([]);
    expect(
      personsOf({ ...one, signatures: [{ ...signature!, passkey: other.signatures[0]!.passkey }] }, device),
    ).toEqual([]);
    expect(personsOf({ ...one, signatures: [{ ...signature!, passkey: undefined }] }, device)).toEqual([]);
  });

  it('does not count as a key in a file does, by a signature over the bytes themselves', async () => {
    const device = new Device();
    const key = signerOf(generateKeyPairSync('ed25519').privateKey);

    expect(personsOf(await signStatement(STATEMENT, key), device)).toEqual([]);
  });

  it('has what it signed checked by openssl and nothing of ours', async () => {
    const folder = await makeTemporaryFolder();
    const device = new Device();
    const envelope = await signStatement(STATEMENT, device);
    const [{ sig, passkey } = { sig: '' }] = envelope.signatures;
    const save = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
    await save('signed', assertedBytes(passkey!));
    await save('sig', Buffer.from(sig, 'base64'));
    await save('pub.pem', pemOf(device.publicKey));
    await save('client.json', Buffer.from(passkey!.clientData, 'base64'));
    await save('statement', signedBytes(envelope));
    const shell = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });

    expect(
      shell('openssl pkeyutl -verify -pubin -inkey pub.pem -rawin -digest sha256 -in signed -sigfile sig'),
    ).toContain('Signature Verified Successfully');
    expect(shell('tail -c 32 signed | openssl base64')).toBe(
      shell('openssl dgst -sha256 -binary client.json | openssl base64'),
    );
    const challenge = Buffer.from(shell('openssl dgst -sha256 -binary statement | openssl base64'), 'base64');
    expect(shell('cat client.json')).toContain(`"challenge":"${challenge.toString('base64url')}"`);
    await rm(folder, { recursive: true });
  });
});

describe('a passkey that cannot count', () => {
  const { publicKey } = new Device();

  it.each([
    ['made at no desk', { origin: 'http://desk.brand.in' }],
    [
      'with a key of another kind',
      { spki: signerOf(generateKeyPairSync('ed25519').privateKey).publicKey.spki },
    ],
  ])('%s is refused', (_, changes) => {
    expect(passkeySchema.safeParse(publicKey).success).toBe(true);
    expect(passkeySchema.safeParse({ ...publicKey, ...changes }).success).toBe(false);
  });
});
