const { basename, dirname, resolve } = require('node:path');

/** The folder of this package. */
const KIT = resolve(__dirname, '..');

const around = dirname(KIT);

/** Whether a part's own repository has this package installed; otherwise it is one of the workspaces. */
const isInstalled = basename(dirname(around)) === 'node_modules';

/** The root of the repository that is worked in: its parts are in folders of it, and paths that people read begin there. */
const ROOT = isInstalled ? resolve(around, '../..') : around;

/** What is installed ready to run. The kit is source, wherever it lies. */
const LIBRARIES = /[\\/]node_modules[\\/](?!@site[\\/])/;

module.exports = { isInstalled, KIT, LIBRARIES, ROOT };
