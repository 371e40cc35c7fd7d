import { hash, X509Certificate } from 'node:crypto';
import type { Certificate, SignedData, TimeStampResp, TSTInfo } from 'pkijs';

/** SHA-256 (RFC 8017), the kind of statement that a time-stamp is (RFC 3161 §2.4.2), and what its certificate is for (§2.3). */
const SHA256 = '2.16.840.1.101.3.4.2.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const FOR_TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** What a time-stamp says, once its signature was checked. */
export interface TimeStamp {
  /** When the authority saw the bytes. */
  time: Date;
  /** Who it says that it is: the subject of its certificate, in one line. */
  authority: string;
  /** Whether its certificate comes from a root that was given. Null where none was given. */
  isTrusted: boolean | null;
}

/** A request for a time-stamp of bytes by their SHA-256 (RFC 3161 §2.4.1), as DER. @param nonce 8 random bytes */
export async function timeStampRequest(body: Uint8Array, nonce: Buffer): Promise<Buffer> {
  const { AlgorithmIdentifier, MessageImprint, TimeStampReq } = await import('pkijs');
  const { Integer, Null, OctetString } = await import('asn1js');
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: bufferOf(hash('sha256', body, 'buffer')) }),
    }),
    nonce: new Integer({ valueHex: bufferOf(positive(nonce)) }),
    certReq: true,
  });
  return Buffer.from(request.toSchema().toBER(false));
}

/**
 * Reads an answer of a time-stamping authority and checks that it is over these bytes and signed by the certificate in it.
 * @param response DER of a TimeStampResp
 * @param options.nonce of the request, where it is known
 * @param options.roots certificates that are trusted, as PEM
 * @throws Error with what is wrong, in half a sentence
 */
export async function readTimeStamp(
  response: Uint8Array,
  body: Uint8Array,
  { nonce, roots }: { nonce?: Buffer; roots?: string } = {},
): Promise<TimeStamp> {
  const { signed, info } = await parse(response);
  const imprint = info.messageImprint;
  if (imprint.hashAlgorithm.algorithmId !== SHA256) throw new Error('it is not over a SHA-256');
  if (!bytesOf(imprint.hashedMessage).equals(hash('sha256', body, 'buffer')))
    throw new Error('it is over other bytes');
  if (nonce && !(info.nonce && bytesOf(info.nonce).equals(positive(nonce))))
    throw new Error('it answers another request');
  const signer = await checkSignature(signed, body, []);
  const isTrusted = roots === undefined ? null : await isFrom(signed, body, roots);
  const { subject } = new X509Certificate(Buffer.from(signer.toSchema().toBER(false)));
  return { time: info.genTime, authority: subject.replaceAll('\n', ', '), isTrusted };
}

async function parse(response: Uint8Array): Promise<{ signed: SignedData; info: TSTInfo }> {
  const { SignedData, TimeStampResp, TSTInfo } = await import('pkijs');
  let answer: TimeStampResp;
  try {
    answer = TimeStampResp.fromBER(bufferOf(response));
  } catch {
    throw new Error('it is no answer of a time-stamping authority');
  }
  // 0: granted; 1: granted with changes (RFC 3161 §2.4.2).
  if (Number(answer.status.status) > 1 || !answer.timeStampToken)
    throw new Error(`the authority refused (status ${Number(answer.status.status)})`);
  try {
    const signed = new SignedData({ schema: answer.timeStampToken.content });
    const content = signed.encapContentInfo.eContent;
    if (signed.encapContentInfo.eContentType !== TST_INFO || !content) throw new Error();
    return { signed, info: TSTInfo.fromBER(content.getValue()) };
  } catch {
    throw new Error('it holds no time-stamp');
  }
}

async function checkSignature(
  signed: SignedData,
  body: Uint8Array,
  trustedCerts: Certificate[],
): Promise<Certificate> {
  const found = await signed
    .verify({
      signer: 0,
      data: bufferOf(body),
      trustedCerts,
      checkChain: trustedCerts.length > 0,
      extendedMode: true,
    })
    .catch((error: unknown) => {
      throw new Error(`its signature does not hold (${(error as Error).message})`);
    });
  if (!found.signatureVerified || !found.signerCertificate) throw new Error('its signature does not hold');
  const usage = found.signerCertificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = (usage?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? [];
  if (!purposes.includes(FOR_TIME_STAMPING)) throw new Error('its certificate is not for time-stamps');
  return found.signerCertificate;
}

async function isFrom(signed: SignedData, body: Uint8Array, roots: string): Promise<boolean> {
  const { Certificate } = await import('pkijs');
  const pems = roots.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const trusted = pems.map((pem) => Certificate.fromBER(bufferOf(new X509Certificate(pem).raw)));
  if (trusted.length === 0) return false;
  return checkSignature(signed, body, trusted).then(
    () => true,
    () => false,
  );
}

/** As a positive INTEGER: its first bit is 0. */
function positive(nonce: Buffer): Buffer {
  const copy = Buffer.from(nonce);
  copy[0] = (copy[0]! & 0x3f) | 0x40;
  return copy;
}

function bytesOf({ valueBlock }: { valueBlock: { valueHexView: Uint8Array } }): Buffer {
  return Buffer.from(valueBlock.valueHexView);
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
