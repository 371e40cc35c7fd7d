const { parts } = require('../federation');

/**
 * Port of a part's development server: that of the table of parts; with `DEV_FIRST_PORT`, which `npm run dev` hands to all
 * parts, that port and the following ones in the order of the table.
 * @param {string} name of the part
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 */
function devPort(name, { DEV_FIRST_PORT: first }) {
  return first ? Number(first) + Object.keys(parts).indexOf(name) : parts[name].port;
}

/** Port of the server that is being started: `DEV_PORT`, else as above. @param {string} name @param {NodeJS.ProcessEnv} env */
function ownDevPort(name, env) {
  return env.DEV_PORT ? Number(env.DEV_PORT) : devPort(name, env);
}

module.exports = { devPort, ownDevPort };
