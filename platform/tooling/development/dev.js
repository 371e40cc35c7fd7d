#!/usr/bin/env node
/** `npm run dev`: all parts, or the one that is named, served from their source on this machine. */
const { Argument, Command } = require('commander');
const { knownParts, partsHere } = require('@site/shared/working-copy/working-copy');
const { DevError, freePort } = require('./servers/address');
const { startServer } = require('./servers/start-server');

const program = new Command('npm run dev')
  .addArgument(
    new Argument('[part]', 'the part to develop; all of them, if none is named').choices(partsHere),
  )
  .option('-p, --port <number>', 'port on this machine; 0 for any', process.env.DEV_PORT)
  .option('--against <place>', 'the live site around it: its address, that of a preview, or a store')
  .action(run);

/** npm keeps options without `--` before them for itself. @throws DevError */
function refuseLostOptions() {
  const lost = program.options.find(({ long }) => `npm_config_${long.slice(2)}` in process.env);
  if (lost)
    throw new DevError(`npm took ${lost.long} for itself. Put "--" before it: npm run dev -- ${lost.long} …`);
}

async function run(part, { port: asked, against }) {
  if (against !== undefined && !part)
    throw new DevError(
      'One part is developed against a live site: npm run dev -w landing-remote -- --against …',
    );
  const port = await freePort(asked, knownParts[part ?? 'shell'].port);
  const basePath = await (against === undefined
    ? serveSource(part, port)
    : serveAgainst(part, port, against));
  console.log(`\n  http://localhost:${port}${basePath}/\n`);
}

/** A remote alone, or all parts behind the shell. */
async function serveSource(part, port) {
  const isAlone = part !== undefined && part !== 'shell';
  await startServer({ names: isAlone ? [part] : partsHere, isAlone, port });
  return '';
}

/** One part, with all else as it is live. */
async function serveAgainst(part, port, place) {
  const { liveMiddlewares } = require('./live/live-middlewares');
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const { basePath, ...live } = await liveMiddlewares(place, { name: part, cwd });
  await startServer({ names: [part], port, live });
  return basePath;
}

async function main() {
  refuseLostOptions();
  await program.parseAsync();
}

main().catch((error) => {
  console.error(error instanceof DevError ? error.message : error);
  process.exitCode = 1;
});
