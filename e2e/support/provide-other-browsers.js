const { canInstall, installPackages } = require('../../platform/testing/apt-get');
const { DEBIAN_PACKAGES, findFirefox, findWebKitGtk } = require('../other-browsers/installed-others');

/** Installs Debian's Firefox and WebKitGTK where one is missing and this user may. @param {(sentence: string) => void} say Reports progress. */
function provideOtherBrowsers(say) {
  if ((findFirefox(process.env) && findWebKitGtk(process.env)) || !canInstall()) return;
  say('Installing Firefox and WebKitGTK with apt-get: visitors come with them as well.');
  installPackages(DEBIAN_PACKAGES);
}

module.exports = { provideOtherBrowsers };
