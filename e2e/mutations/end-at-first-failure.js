const { TestEnvironment } = require(
  process.env.MUTATIONS_ENVIRONMENT === 'browser' ? 'jest-environment-jsdom' : 'jest-environment-node',
);

/** One test that fails is enough to know: those after it in its file, each of which may wait until its time is up, are left out. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    // Where a hook failed, its tests have that as an error, and are reported as failed.
    if (name === 'test_start' && this.hasFailed && test.errors.length === 0) test.mode = 'skip';
  }
};
