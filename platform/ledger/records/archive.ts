import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const BLOCK = 512;
const MAX_NAME = 100;

/** Pages repeat each other: a fifth of their bytes remain, in 10 ms. Higher levels take several times that for 5 % less. */
const PARAMS = { chunkSize: 1_048_576, params: { [constants.ZSTD_c_compressionLevel]: 5 } };

/** In bytes: more than the pages of any site, and not more than a server has room for. */
const MAX_UNPACKED = 128 * 1024 * 1024;

/**
 * Files by name as one object: a tar archive, compressed by zstd. The order of the files is theirs. Another version of zstd may make other
 * bytes of the same files.
 */
export function packArchive(files: Iterable<[name: string, body: Uint8Array]>): Promise<Buffer> {
  return promisify(zstdCompress)(packTar(files), PARAMS);
}

/** The files of an archive that {@link packArchive} made, by name. @throws Error where the bytes are no such archive */
export async function unpackArchive(packed: Uint8Array): Promise<Map<string, Buffer>> {
  const limits = { ...PARAMS, params: {}, maxOutputLength: MAX_UNPACKED };
  const archive = await promisify(zstdDecompress)(packed, limits);
  const files = unpackTar(archive);
  // Two files of a name, or other kinds of entries, would be read in several ways.
  if (!packTar(files).equals(archive)) throw new Error('it is not packed as this tool does');
  return files;
}

/** POSIX ustar: the same bytes for the same files in the same order. */
function packTar(files: Iterable<[name: string, body: Uint8Array]>): Buffer {
  const blocks: Uint8Array[] = [];
  for (const [name, body] of files)
    blocks.push(headerOf(name, body.length), body, Buffer.alloc(paddingAfter(body.length)));
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function unpackTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; ;) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.length < BLOCK) throw new Error('it ends too early');
    const name = textIn(header, 0, MAX_NAME);
    if (name === '') return files;
    const size = Number.parseInt(textIn(header, 124, 12), 8);
    const body = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (body.length !== size) throw new Error(`"${name}" ends too early`);
    files.set(name, body);
    at += BLOCK + size + paddingAfter(size);
  }
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME) throw new Error(`The name "${name}" is too long for an archive.`);
  const header = Buffer.alloc(BLOCK);
  const write = (text: string, at: number) => header.write(text, at, 'utf8');
  write(name, 0);
  write('0000644\0' + '0000000\0'.repeat(2), 100);
  write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
  write(' '.repeat(8) + '0', 148);
  write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function textIn(header: Buffer, at: number, length: number): string {
  return header.toString('utf8', at, at + length).replace(/\0.*$/s, '');
}

function paddingAfter(size: number): number {
  return -size & (BLOCK - 1);
}
