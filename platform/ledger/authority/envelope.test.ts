import { execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Device } from '../../testing/a-passkey';
import { peopleWith } from '../../testing/people-with';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { addSignature, envelopeSchema, signedBytes, signerOf, signStatement } from './envelope';
import { type People, peopleSchema } from './people';
import { keyIdOf, pemOf } from './public-key';
import { signersOf } from './signers';
import { readStatement, sign } from './statement';

const AT = Date.parse('2026-11-22T06:00:00.000Z');
const aKey = () => signerOf(generateKeyPairSync('ed25519').privateKey);

describe('a signed statement', () => {
  it('is checked by openssl and nothing of ours', async () => {
    const folder = await makeTemporaryFolder();
    const signer = aKey();
    const envelope = await signStatement({ says: 'Diwali hours' }, signer);
    await writeFile(join(folder, 'signed'), signedBytes(envelope));
    await writeFile(join(folder, 'sig'), Buffer.from(envelope.signatures[0]!.sig, 'base64'));
    await writeFile(join(folder, 'pub.pem'), pemOf(signer.publicKey));
    const openssl = () =>
      execFileSync(
        'openssl',
        ['pkeyutl', '-verify', '-pubin', '-inkey', 'pub.pem', '-rawin', '-in', 'signed', '-sigfile', 'sig'],
        { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
      );

    expect(openssl()).toContain('Signature Verified Successfully');
    await writeFile(join(folder, 'signed'), `${signedBytes(envelope).toString()} `);
    expect(openssl).toThrow();
    await rm(folder, { recursive: true });
  });

  it('is not read where it says a thing twice', async () => {
    const said = { parts: {}, sha256: '0'.repeat(64), isPassed: false, time: new Date(AT).toISOString() };
    const envelope = await sign(aKey(), 'check', said, { check: said.sha256 });
    const words = Buffer.from(envelope.payload, 'base64').toString();
    const twice = words.replace('"isPassed": false', '"isPassed": false, "isPassed": true');

    expect(readStatement(envelope, 'check', 'the check')).toEqual(said);
    expect(() =>
      readStatement({ ...envelope, payload: Buffer.from(twice).toString('base64') }, 'check', 'the check'),
    ).toThrow('it has several readings');
  });

  it('is signed over the bytes that DSSE names', () => {
    // The example of https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
    const payload = Buffer.from('hello world').toString('base64');
    const bytes = signedBytes({ payloadType: 'http://example.com/HelloWorld' as never, payload });

    expect(bytes.toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });
});

describe('of the signatures under a statement', () => {
  it('each person counts once, whatever they sign with and how often', async () => {
    const [one, two, other] = [aKey(), aKey(), aKey()];
    const people = peopleWith({ lata: [one.publicKey, two.publicKey], ravi: [other.publicKey] });
    let envelope = await signStatement({ a: 1 }, one);
    for (const signer of [two, one, other]) envelope = await addSignature(envelope, signer);

    expect(signersOf(envelope, people, AT)).toEqual({
      persons: ['lata@brand.in', 'ravi@brand.in'],
      refused: [],
      former: [],
    });
  });

  it('a key’s id is a hint: a signature counts under another, in any order', async () => {
    const [lata, ravi] = [aKey(), aKey()];
    const people = peopleWith({ lata: [lata.publicKey], ravi: [ravi.publicKey] });
    const { signatures, ...envelope } = await addSignature(await signStatement({ a: 1 }, lata), ravi);
    const [first, second] = signatures;
    const mixed = [
      { keyid: keyIdOf(lata.publicKey), sig: second!.sig },
      { keyid: '', sig: first!.sig },
    ];

    expect(signersOf({ ...envelope, signatures: mixed }, people, AT).persons).toEqual([
      'ravi@brand.in',
      'lata@brand.in',
    ]);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof aSigned>>) => [object, People], RegExp]>([
    [
      'over another statement',
      ({ envelope, people }) => [{ ...envelope, payload: Buffer.from('{"a":2}').toString('base64') }, people],
      /says that it is by the key [\d-]{19}, and is not: it, or what it signs, was altered/,
    ],
    [
      'that was cut',
      ({ envelope, people }) => [
        {
          ...envelope,
          signatures: envelope.signatures.map(({ keyid, sig }) => ({ keyid, sig: sig.slice(0, 40) })),
        },
        people,
      ],
      /was altered/,
    ],
    [
      'by an unknown key',
      ({ envelope }) => [envelope, peopleWith({ ravi: [aKey().publicKey] })],
      /The key [\d-]{19} is not in the access policy/,
    ],
    [
      'by a key that has expired',
      ({ envelope, key }) => [
        envelope,
        peopleWith({ lata: [{ ...key, expires: '2026-11-22T05:59:59.000Z' }] }),
      ],
      /of lata <lata@brand.in> expired on 2026-11-22T05:59:59.000Z/,
    ],
    [
      'by a key that was revoked',
      ({ envelope, key }) => [
        envelope,
        peopleWith({ lata: [{ ...key, revoked: '2026-11-22T07:00:00.000Z' }, aKey().publicKey] }),
      ],
      /of lata <lata@brand.in> was revoked on 2026-11-22T07:00:00.000Z/,
    ],
  ])('none %s counts, and each says why', async (_, change, reason) => {
    const [envelope, people] = change(await aSigned());

    const { persons, refused } = signersOf(envelopeSchema.parse(envelope), people, AT);

    expect(persons).toEqual([]);
    expect(refused).toEqual([expect.stringMatching(reason)]);
  });

  async function aSigned() {
    const lata = aKey();
    const people = peopleWith({ lata: [lata.publicKey] });
    return { envelope: await signStatement({ a: 1 }, lata), people, key: lata.publicKey };
  }
});

describe('an access policy', () => {
  const lata = aKey().publicKey;
  const valid = peopleWith({ lata: [lata] });
  const rule = {
    publish: ['lata@brand.in'],
    approve: ['lata@brand.in'],
    rollBack: [],
    persons: 1,
    besidesAuthor: 0,
  };

  it.each<[string, object, RegExp]>([
    [
      'needs more persons than there are',
      { parts: { legal: { ...rule, persons: 2 } } },
      /has 1 person with a key for legal, which takes 2 to go live/,
    ],
    [
      'wants more besides the author than may approve',
      { parts: { legal: { ...rule, besidesAuthor: 2 } } },
      /has 1 person with a key to approve legal, which takes 2 besides its author/,
    ],
    ['is without its own editors', { editors: { persons: [], needed: 1 } }, /has no editor with a key/],
    [
      'names a person who is not in it',
      { parts: { legal: { ...rule, rollBack: ['ravi@brand.in'] } } },
      /names ravi@brand.in, who is not among its persons/,
    ],
    [
      'gives one key to two',
      { persons: { ...valid.persons, 'ravi@brand.in': { name: 'Ravi', keys: [lata] } } },
      /gives the same key to lata@brand.in and ravi@brand.in/,
    ],
    [
      'gives two persons passkeys with the id of one',
      {
        persons: Object.fromEntries(
          ['lata', 'ravi'].map((name) => [
            `${name}@brand.in`,
            { name, keys: [{ ...new Device().publicKey, credential: 'AAAA' }] },
          ]),
        ),
      },
      /gives ravi@brand.in a passkey with the id of another/,
    ],
    [
      'counts a machine as an editor',
      { persons: { 'lata@brand.in': { name: 'CI', keys: [lata], isMachine: true } } },
      /has no editor with a key/,
    ],
    ['is of a future format', { format: 2 }, /expected 1/],
    [
      'holds a key of another kind',
      { persons: { 'lata@brand.in': { name: 'Lata', keys: [{ kind: 'ed25519', spki: rsaKey() }] } } },
      /is not an Ed25519 public key/,
    ],
  ])('that %s is refused', (_, change, reason) => {
    expect(() => peopleSchema.parse({ ...valid, ...change })).toThrow(reason);
  });

  function rsaKey(): string {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    return createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
      .export({ type: 'spki', format: 'der' })
      .toString('base64');
  }
});
