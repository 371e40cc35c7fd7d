/**
 * Path below which a development server has the files of a part; the shell looks for its remotes there.
 * @param {string} name of the part
 * @returns {string}
 */
function devBase(name) {
  return name === 'shell' ? '/' : `/_dev/${name}/`;
}

module.exports = { devBase };
