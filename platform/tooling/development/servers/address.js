const { createServer } = require('node:net');

/** What a person who develops can put right: the fact, and what to do. */
class DevError extends Error {}

/**
 * Path below which a development server has the files of a part; the shell looks for its remotes there.
 * @param {string} name of the part
 * @returns {string}
 */
function devBase(name) {
  return name === 'shell' ? '/' : `/_dev/${name}/`;
}

/** So many ports after the usual one are tried. */
const TRIED = 20;

/**
 * The port to serve at.
 * @param {string | undefined} asked for where the server is started; 0 for any
 * @param {number} usual it, or the first free one after it, where none is asked for
 * @returns {Promise<number>}
 * @throws {DevError} when it is none, or taken
 */
async function freePort(asked, usual) {
  if (asked === undefined || asked === '') {
    for (let port = usual; port < usual + TRIED; port += 1) if ((await listened(port)) !== null) return port;
    throw new DevError(
      `The ports ${usual} to ${usual + TRIED - 1} are taken. Name a free one: DEV_PORT=4000`,
    );
  }
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new DevError(`"${asked}" is no port. Name one from 1024 to 65535: DEV_PORT=4000`);
  const free = await listened(port);
  if (free === null)
    throw new DevError(`Port ${port} is taken. Stop what uses it, or name another: DEV_PORT=${port + 1}`);
  return free;
}

/** The port, as it was opened and closed again; null when it cannot be opened. @returns {Promise<number | null>} */
function listened(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, 'localhost', () => {
      const { port: opened } = server.address();
      server.close(() => resolve(opened));
    });
  });
}

module.exports = { devBase, DevError, freePort };
