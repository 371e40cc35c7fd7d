const BLOCK = 512;
const MAX_NAME = 100;

/** Files by name as a tar archive (POSIX ustar): the same bytes for the same files in the same order. */
export function packTar(files: Iterable<[name: string, body: Uint8Array]>): Buffer {
  const blocks: Uint8Array[] = [];
  for (const [name, body] of files)
    blocks.push(headerOf(name, body.length), body, Buffer.alloc(paddingAfter(body.length)));
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** The files of an archive that {@link packTar} made, by name. @throws Error where its bytes are no such archive */
export function unpackTar(archive: Buffer): Map<string, Buffer> {
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
