import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { deploymentSchema, nameByHash, sha256Of } from '@site/ledger';
import { parseRecord } from '@site/store';
import { hasItsHash } from '../prove/proof-hash';
import { SiteError } from '@site/errors';

/** What a proof that was filed outside of the store vouches for. */
export interface FiledProof {
  deployment: { name: string; sha256: string; time: string };
  /** The page that it shows: name of the file, and the hash of its bytes in hexadecimal. */
  page: { file: string; sha256: string };
}

const DATA_URL = /^data:[^,]*;base64,(.*)$/s;

/**
 * Reads a file that `site proof --out` wrote: the deployment and the page lie in it byte for byte.
 *
 * @throws SiteError `proof-unreadable` for any other file, and for a proof of which a byte was altered
 */
export function readFiledProof(html: string): FiledProof {
  if (!hasItsHash(html))
    throw unreadable('its last line is not the SHA-256 of those above, so a byte of it was altered or lost');
  const attachments = findAll(isAttachment, parseDocument(html).children).map(({ attribs }) => ({
    file: attribs.download!,
    body: Buffer.from(DATA_URL.exec(attribs.href!)![1]!, 'base64'),
  }));
  const record = attachments.find(({ file }) => /^\d{6}-[0-9a-f]{12}\.json$/.test(file));
  const page = attachments.find(({ file }) => file !== record?.file);
  if (!record || !page) throw unreadable('it holds no deployment and no page');

  const name = record.file.replace('.json', '');
  const sha256 = sha256Of(record.body);
  const deployment = parseRecord(record.file, record.body, deploymentSchema);
  if (nameByHash(deployment.number, sha256) !== name)
    throw unreadable(`the deployment in it is not ${name}: its bytes were altered`);
  return {
    deployment: { name, sha256, time: deployment.time },
    page: { file: page.file.replace(/\.txt$/, ''), sha256: sha256Of(page.body) },
  };
}

function isAttachment({ name, attribs }: Element): boolean {
  return name === 'a' && Boolean(attribs.download) && DATA_URL.test(attribs.href ?? '');
}

function unreadable(why: string): SiteError {
  return new SiteError(
    'proof-unreadable',
    `This is no proof that can be compared: ${why}.`,
    'Give a file that was written by: npm run site -- proof <page> --at <time> --out <file>',
  );
}
