const { jestConfig } = require('@site/tooling/jest');
const { beginTestRun } = require('./e2e/support/test-run');

beginTestRun();

module.exports = jestConfig({
  inBrowser: ['platform/desk/web'],
  inNode: ['platform/!(desk)', 'platform/desk/!(web)', 'bench', 'docs', 'e2e'],
});
