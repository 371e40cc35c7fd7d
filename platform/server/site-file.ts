import { createHash } from 'node:crypto';
import { contentType } from '@site/addresses';

export type Encoding = 'br' | 'gzip';

/** One file in one encoding, as it goes over the wire. */
export interface SiteFile {
  body: Buffer;
  /** What belongs to the file itself, for every request: type, encoding, entity tag, a page's policy. */
  headers: Record<string, string> & { ETag: string };
}

interface FileToSend {
  /** Decides the content type. */
  name: string;
  body: Buffer;
  /** What was compressed by this server: another server, or a later answer, may have it in other bytes. @default the body is always the same */
  plain?: Buffer;
  /** How the body is compressed; null for the file as it is. */
  encoding: Encoding | null;
  /** Value of its Content-Security-Policy, where it has one of its own. */
  policy?: string | null;
}

/** Makes a file ready to send, once: a page goes out many thousand times. */
export function readyToSend({ name, body, plain, encoding, policy }: FileToSend): SiteFile {
  const digest = createHash('sha256')
    .update(plain ?? body)
    .digest('base64url')
    .slice(0, 22);
  const headers = {
    'Content-Type': contentType(name),
    ...(encoding && { 'Content-Encoding': encoding }),
    // Changes with the bytes and with the encoding; weak, where the same text may come in other bytes (RFC 9110 §8.8.3).
    ETag: plain ? `W/"${digest}-${encoding}"` : `"${digest}"`,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return { body, headers };
}
