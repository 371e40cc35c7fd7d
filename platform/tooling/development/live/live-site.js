const { createHash } = require('node:crypto');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const { join } = require('node:path');

/** How long the site may take to answer, in ms. */
const TIMEOUT_MS = 8_000;

/** A release's files never change under their address. */
const RELEASES = /^\/_r\//;

/**
 * The files of a site that is live, and copies of those that were fetched before: they serve while it cannot be reached.
 * @param {string} origin
 * @param {object} options
 * @param {string} options.folder of the copies
 * @param {(sentence: string) => void} options.tell
 * @returns {{ get: (path: string) => Promise<Answer | null> }} `null`: it cannot be reached, and there is no copy
 *
 * @typedef {{ status: number, type: string, location: string | null, body: Buffer }} Answer
 */
function liveSite(origin, { folder, tell }) {
  const own = join(folder, digest(origin));
  let isAway = false;

  async function get(path) {
    const copy = join(own, digest(path));
    const kept = RELEASES.test(path) ? await readCopy(copy) : null;
    if (kept?.status === 200) return kept;
    try {
      const answer = await request(origin, path);
      if (isAway) tell(`${origin} answers again.`);
      isAway = false;
      await writeCopy(copy, answer);
      return answer;
    } catch (error) {
      const last = await readCopy(copy);
      if (last && !isAway)
        tell(`${origin} cannot be reached (${reasonOf(error)}): you see what was fetched last.`);
      isAway ||= last !== null;
      return last;
    }
  }

  return { get };
}

async function request(origin, path) {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status >= 500) throw new Error(`status ${answer.status}`);
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? 'application/octet-stream',
    location: answer.headers.get('Location'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function reasonOf({ name, message, cause }) {
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  return cause?.code ?? message;
}

async function writeCopy(file, { body, ...head }) {
  await mkdir(join(file, '..'), { recursive: true });
  const text = JSON.stringify({ ...head, body: body.toString('base64') });
  // Whole or not at all: two requests may write the same one.
  const unfinished = `${file}.${process.pid}-${Math.random()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

async function readCopy(file) {
  try {
    const { body, ...head } = JSON.parse(await readFile(file, 'utf8'));
    return { ...head, body: Buffer.from(body, 'base64') };
  } catch {
    return null;
  }
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

module.exports = { liveSite };
