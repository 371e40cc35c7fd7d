import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFile, type ContentRef, findContentFile } from './content-files';
import type { ContentTools, OpenedContent } from './load-content-tools';

export interface WorkingCopy {
  /** Its root. */
  root: string;
  tools: ContentTools;
}

/** A content file as it is at a moment. */
export interface OpenedFile {
  place: ContentFile;
  source: string;
  /** SHA-256 of its bytes, in hexadecimal: by this, a change names what it was made from. */
  digest: string;
  content: OpenedContent;
}

/** @throws SiteError `content-unknown` */
export async function openFile({ root, tools }: WorkingCopy, ref: ContentRef): Promise<OpenedFile> {
  const place = findContentFile({ root, tools }, ref);
  const path = join(root, place.file);
  const source = await readFile(path, 'utf8');
  return { place, source, digest: digestOf(source), content: tools.openContent(path, source) };
}

export function digestOf(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('hex');
}
