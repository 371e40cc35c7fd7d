const { jestConfig } = require('./shared/testing/jest-config');
const { beginTestRun } = require('./e2e/support/test-run');

beginTestRun();

module.exports = jestConfig({
  inBrowser: ['platform/desk/web'],
  inNode: ['platform', 'bench', 'docs', 'e2e'],
});
