const { isAscii } = require('node:buffer');
const { createHash } = require('node:crypto');
const {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');

/**
 * The `site` command in one file.
 * @typedef {object} Bundle
 * @property {string} id SHA-256 of its code, in hexadecimal.
 * @property {string} code
 * @property {() => string} map Its source map.
 */

/** @typedef {{ code: string, map: string, inputs: string[], startedAt: number }} MadeBundle */

/** File systems have coarse clocks: what was changed so shortly before, in ms, may have changed again unseen. */
const COARSE_CLOCK_MS = 1_000;

const INDEX = 'bundle.json';

/** The bundle that a working copy keeps, in `.cache/command`. It can be deleted at any time. */
class KeptBundle {
  /** @param {string} root of the working copy */
  constructor(root) {
    this.root = root;
    this.folder = join(root, '.cache/command');
  }

  /** Where a file of the bundle lies. @param {string} name */
  fileOf(name) {
    return join(this.folder, name);
  }

  /** The bundle of the sources as they are now, or null. @returns {Bundle | null} */
  read() {
    try {
      const { id, madeIn, stamps } = JSON.parse(readFileSync(this.fileOf(INDEX), 'utf8'));
      // Its code names folders of the working copy.
      if (madeIn !== this.root || stamps.some(([name, stamp]) => this.stampOf(name) !== stamp)) return null;
      const bytes = readFileSync(this.fileOf(`${id}.cjs`));
      if (idOf(bytes) !== id) return null;
      // To decode megabytes of UTF-8 takes longer than to compile them.
      const code = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
      return { id, code, map: () => readFileSync(this.fileOf(`${id}.map`), 'utf8') };
    } catch {
      return null;
    }
  }

  /**
   * Keeps a bundle in place of the one before, unless a source has changed meanwhile.
   * @param {MadeBundle} made
   * @returns {Bundle}
   */
  keep({ code, map, inputs, startedAt }) {
    const id = idOf(code);
    this.attempt(() => {
      const stamps = inputs.map((name) => [name, this.stampOf(name)]);
      if (stamps.some(([, stamp]) => parseFloat(stamp) > startedAt - COARSE_CLOCK_MS)) return;
      const old = readdirSync(this.folder).filter((name) => name !== INDEX && !name.startsWith(id));
      this.write(`${id}.cjs`, code);
      this.write(`${id}.map`, map);
      this.write(INDEX, JSON.stringify({ id, madeIn: this.root, stamps }));
      for (const name of old) rmSync(this.fileOf(name), { force: true });
    });
    return { id, code, map: () => map };
  }

  /** What V8 compiled of a bundle; undefined when it is not kept. @param {string} name */
  readCompiled(name) {
    try {
      return readFileSync(this.fileOf(name));
    } catch {
      return undefined;
    }
  }

  /** @param {string} name @param {Buffer} compiled */
  keepCompiled(name, compiled) {
    this.attempt(() => this.write(name, compiled));
  }

  /** Whatever fails here costs time alone: a folder that is read-only, a disk that is full. @param {() => void} act */
  attempt(act) {
    try {
      mkdirSync(this.folder, { recursive: true });
      act();
    } catch {
      return;
    }
  }

  /** A file is there whole or not at all. @param {string} name @param {string | Buffer} content */
  write(name, content) {
    const temporary = this.fileOf(`${name}.${process.pid}`);
    writeFileSync(temporary, content);
    renameSync(temporary, this.fileOf(name));
  }

  /**
   * Changes with a file: no program can set the time at which the system saw it change. Of installed packages it is the
   * time at which they were written, since whoever links to their files changes the other one.
   * @param {string} name
   */
  stampOf(name) {
    const { ctimeMs, mtimeMs, ino, size } = statSync(join(this.root, name));
    return name.includes('node_modules/') ? `${mtimeMs} ${size} ${ino}` : `${ctimeMs} ${size}`;
  }
}

/** @param {string | Buffer} code */
function idOf(code) {
  return createHash('sha256').update(code).digest('hex');
}

module.exports = { KeptBundle };
