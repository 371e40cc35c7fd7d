/**
 * Every name that two builds must agree on, once: the parts, where they are developed, what the remotes expose,
 * and the shared scope. The shell finds a remote by its name here and its address at run time.
 */
const { version: kitVersion } = require('./package.json');

/** The parts that ship on their own. `exposes` lists files of the part's `exposed/` folder. */
const parts = {
  shell: { workspace: 'shell', port: 3000, exposes: [] },
  landing: { workspace: 'landing-remote', port: 3001, exposes: ['LandingPage'] },
  legal: { workspace: 'legal-remote', port: 3002, exposes: ['PrivacyPolicyPage'] },
};

/** Libraries loaded once for all parts. Anything else that a part imports is bundled into that part. */
const sharedPackages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-dom/client': '^19.3.1',
  '@emotion/react': '^11.14.0',
  '@site/shared/ui': `^${kitVersion.split('.').slice(0, 2).join('.')}.0`,
};

/**
 * The `shared` option of Module Federation.
 * @param {{ provides: boolean }} role Whether the part brings the libraries itself. The shell does. A released remote
 *   brings none (a second React or kit on one page is never wanted), a remote developed alone brings all.
 */
function sharedScope({ provides }) {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([name, requiredVersion]) => [
      name,
      {
        singleton: true,
        requiredVersion,
        strictVersion: true,
        ...(name === '@site/shared/ui' && { version: kitVersion }),
        ...(!provides && { import: false }),
      },
    ]),
  );
}

module.exports = { parts, sharedPackages, sharedScope };
