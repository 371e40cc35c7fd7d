const { satisfies } = require('semver');
const { sharedPackages } = require('@site/shared/federation');
const { DevError } = require('../servers/dev-error');

/**
 * Makes sure that a live shell has what this checkout's parts need of it, as going live does.
 * @param {{ shared: { name: string, version: string }[] }} manifest of the shell's federation
 * @throws {DevError} with the library that does not fit
 */
function assertShellFits({ shared }) {
  for (const [name, range] of Object.entries(sharedPackages)) {
    const version = shared.find((each) => each.name === name)?.version;
    if (version && satisfies(version, range)) continue;
    throw new DevError(
      `The shell that is live brings ${version ? `${name} ${version}` : `no ${name}`}, and this checkout needs ${range}. ` +
        'Bring the checkout to what is live (git pull), or develop with its own shell: npm run dev (in the root folder)',
    );
  }
}

module.exports = { assertShellFits };
