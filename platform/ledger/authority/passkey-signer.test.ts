import { Device } from '../../testing/a-passkey';
import { peopleWith } from '../../testing/people-with';
import { sha256Of } from '@site/store';
import { type Envelope, envelopeSchema, errandSigner, passkeySigner, signedBytes } from './envelope';
import { ERRAND_MS, type Errand } from './passkey';
import { signersOf } from './signers';
import { sign, type StatementKind } from './statement';

const device = new Device();
const sha256 = 'a'.repeat(64);
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Says that a part is published, by a key that the passkey gave for an errand. */
const publication = async (part = 'landing', time = later(1_000), kind: Errand['kind'] = 'publication') =>
  sign(
    await errandSigner(device, { kind, parts: ['landing'] }),
    'publication',
    { part, release: '3fa9c2d41b7e0011', manifestSha256: sha256, time },
    { landing: sha256 },
  );

const personsOf = (envelope: Envelope) =>
  signersOf(envelope, peopleWith({ lata: [device.publicKey] }), Date.now()).persons;

/** The same envelope with another errand. */
const withErrand = ({ signatures: [signature], ...envelope }: Envelope, changes: Partial<Errand>) => ({
  ...envelope,
  signatures: [{ ...signature!, errand: { ...signature!.errand!, ...changes } }],
});

describe('a passkey that is asked for several statements at once', () => {
  const publications = async (release = '3fa9c2d41b7e0011') => {
    const signer = passkeySigner(device.publicKey, (bytes) => device.sign(bytes));
    const said = (part: string) => ({ part, release, manifestSha256: sha256, time: later(0) });
    return Promise.all(
      ['landing', 'legal'].map((part) => sign(signer, 'publication', said(part), { [part]: sha256 })),
    );
  };

  it('counts for each of them, by one answer', async () => {
    const [one, other] = await publications();

    expect([one!, other!].map(personsOf)).toEqual([['lata@brand.in'], ['lata@brand.in']]);
    expect(one!.signatures[0]!.passkey).toEqual(other!.signatures[0]!.passkey);
  });

  it('counts for no other statement, and none that is written in later', async () => {
    const [{ signatures }] = (await publications()) as [Envelope];
    const [foreign] = await publications('77aa01b2c3d4e5f6');
    const moved = { ...foreign!, signatures };
    const named = sha256Of(signedBytes(foreign!));
    const [signature] = signatures;
    const written = { ...signature!, among: [...signature!.among!, named] };

    expect(personsOf(moved)).toEqual([]);
    expect(personsOf({ ...moved, signatures: [written] })).toEqual([]);
  });
});

describe('a passkey that was asked before the work', () => {
  it('counts for what is published by it', async () => {
    expect(personsOf(await publication())).toEqual(['lata@brand.in']);
  });

  it.each<[string, () => Promise<Envelope>]>([
    ['another part', () => publication('legal')],
    ['what was made before', () => publication('landing', later(-1_000))],
    ['what is made too late', () => publication('landing', later(ERRAND_MS + 60_000))],
    ['another kind of statement', () => publication('landing', later(0), 'check')],
    [
      'another part that is written in later',
      async () => withErrand(await publication('legal'), { parts: ['legal'] }),
    ],
    [
      'a longer time that is written in later',
      async () =>
        withErrand(await publication('landing', later(2 * ERRAND_MS)), { until: later(3 * ERRAND_MS) }),
    ],
    [
      'another key',
      async () =>
        withErrand(await publication(), { spki: (await publication()).signatures[0]!.errand!.spki }),
    ],
    [
      'what another person signed',
      async () => {
        const { signatures, ...envelope } = await publication();
        return {
          ...envelope,
          signatures: [{ ...signatures[0]!, sig: (await publication('legal')).signatures[0]!.sig }],
        };
      },
    ],
    [
      'what it answered for itself alone',
      async () => {
        const { signatures, ...envelope } = await publication();
        return { ...envelope, signatures: [{ ...signatures[0]!, errand: undefined }] };
      },
    ],
  ])('does not count for %s', async (_, envelope) => {
    expect(personsOf(await envelope())).toEqual([]);
  });

  it.each<StatementKind>(['approval', 'deployment', 'schedule', 'cancellation', 'people'])(
    'cannot be asked for a statement of the kind %s, which puts something live or says who may',
    async (kind) => {
      const signer = await errandSigner(device, { kind: kind as never, parts: ['landing'] });
      const envelope = await sign(signer, kind, { part: 'landing', time: later(1_000) } as never, {
        landing: sha256,
      });

      expect(envelopeSchema.safeParse(envelope).success).toBe(false);
    },
  );
});
