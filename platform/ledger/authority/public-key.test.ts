import { createPublicKey, generateKeyPairSync, generatePrimeSync, type KeyObject } from 'node:crypto';
import { DESK } from '../../testing/a-passkey';
import { fileKeySchema, keyIdOf, keyObjectOf, passkeySchema, publicKeyOf, shortKeyId } from './public-key';

const PRIME = 2n ** 255n - 19n;
const POINTS_OF_ORDER_8 = [
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map((bytes) => BigInt(`0x${Buffer.from(bytes, 'hex').reverse().toString('hex')}`));

/** An Ed25519 key of a point. @param sign of its x */
function ed25519(y: bigint, sign: 0 | 1 = 0): string {
  const point = Buffer.from((y + (BigInt(sign) << 255n)).toString(16).padStart(64, '0'), 'hex').reverse();
  return Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), point]).toString('base64');
}

const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const rsa = (modulusLength: number, publicExponent = 65_537) =>
  spkiOf(generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey);
const primeOf = (bits: number) => generatePrimeSync(bits, { bigint: true });

/** An RSA key by its modulus, of an even number of hexadecimal digits. */
function rsaOf(modulus: bigint): string {
  const n = Buffer.from(modulus.toString(16), 'hex').toString('base64url');
  return spkiOf(createPublicKey({ key: { kty: 'RSA', n, e: 'AQAB' }, format: 'jwk' }));
}
const p256 = () => spkiOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);

/** The same key with its point in half the bytes (SEC 1 §2.3.3). */
function compressed(spki: string): string {
  const der = Buffer.from(spki, 'base64');
  const head = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');
  return Buffer.concat([head, Buffer.from([2 + (der.at(-1)! & 1)]), der.subarray(27, 59)]).toString('base64');
}

/** Whether a key may be a person's. */
const isTaken = (spki: string) =>
  fileKeySchema.safeParse({ kind: 'ed25519', spki }).success ||
  passkeySchema.safeParse({ kind: 'passkey', spki, origin: DESK, credential: 'AAAA' }).success;

describe('a key by which anyone can sign', () => {
  const points = [0n, 1n, PRIME - 1n, ...POINTS_OF_ORDER_8, PRIME, PRIME + 1n];

  it.each(points.flatMap((y) => [[y, 0] as const, [y, 1] as const]))(
    'is refused: the point %d of Ed25519 with the sign %d',
    (y, sign) => {
      expect(isTaken(ed25519(y, sign))).toBe(false);
    },
  );

  it('is refused: RSA below 2048 bits, and with the exponent 3', () => {
    expect([rsa(1024), rsa(2040), rsa(2048, 3)].map(isTaken)).toEqual([false, false, false]);
  });

  it.each<[string, () => bigint]>([
    ['a prime', () => primeOf(2048)],
    ['a square', () => primeOf(1024) ** 2n],
    ['a prime and a small number', () => primeOf(2040) * 257n],
  ])('is refused: RSA of %s', (_, modulus) => {
    expect(isTaken(rsaOf(modulus()))).toBe(false);
  });
});

it('a key is refused whose look alone would keep a server busy', () => {
  expect(isTaken(rsaOf((1n << 16_000n) - 1n))).toBe(false);
});

it.each(['https://desk.brand.in:99999', 'https://desk.brand.in:443', 'https://desk.brand.in/'])(
  'a passkey of %s is of no desk',
  (origin) => {
    const key = { kind: 'passkey', spki: p256(), origin, credential: 'AAAA' };

    expect(passkeySchema.safeParse(key).success).toBe(false);
    expect(passkeySchema.safeParse({ ...key, origin: DESK }).success).toBe(true);
  },
);

it('keys of people are taken: Ed25519, P-256, and RSA of 2048 bits', () => {
  const { publicKey } = generateKeyPairSync('ed25519');

  expect([publicKeyOf(publicKey).spki, p256(), rsa(2048)].map(isTaken)).toEqual([true, true, true]);
});

it('a key has one id: another way to write it is refused', () => {
  const spki = p256();
  const { spki: one } = publicKeyOf(generateKeyPairSync('ed25519').publicKey);

  expect(keyObjectOf({ spki: compressed(spki) }).equals(keyObjectOf({ spki }))).toBe(true);
  expect(isTaken(compressed(spki))).toBe(false);
  expect([`${one}AA==`, one.replace(/..$/, '//')].map(isTaken)).toEqual([false, false]);
});

it('says the id of a key in digits, which people can read out', () => {
  expect(shortKeyId(keyIdOf({ spki: p256() }))).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
});
