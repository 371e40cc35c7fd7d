/**
 * Starts the development server of every part; one that ends takes the others with it. With `DEV_PORT`, the shell has that port
 * and the other parts have those after it.
 */
const { default: concurrently } = require('concurrently');
const { parts } = require('../federation');

const { DEV_PORT: first } = process.env;
delete process.env.DEV_PORT;

const commands = Object.entries(parts).map(([name, { workspace }]) => ({
  name,
  command: `npm run dev --workspace ${workspace}`,
  env: first ? { DEV_FIRST_PORT: first } : {},
}));

concurrently(commands, { killOthersOn: ['failure', 'success'] }).result.catch(() => {
  process.exitCode = 1;
});
