import type { Command } from 'commander';
import { SiteError } from '../store/site-error';

/** Options that npm has, too, and that people keep in their `.npmrc`. Without them, a command changes nothing more. */
const ALSO_OF_NPM = ['json', 'yes', 'all'];

/**
 * Refuses a command whose options npm has taken. Without `--`, `npm run site retire … --undo` gives the script all but
 * `--undo`, which then stands in the environment as `npm_config_undo`: the script would do something else.
 * https://docs.npmjs.com/cli/v11/using-npm/scripts#environment
 * @throws SiteError `options-lost`
 */
export function refuseLostOptions(program: Command, env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event !== 'site') return;
  const commands = program.commands.flatMap((command) => [command, ...command.commands]);
  const names = [program, ...commands].flatMap(({ options }) => options.map(({ long }) => long ?? ''));
  const lost = [...new Set(names)].filter((name) => isLost(name.replace(/^--/, ''), env));
  if (lost.length === 0) return;
  throw new SiteError(
    'options-lost',
    `npm took ${lost.join(' and ')} for itself, as "--" is missing. Nothing was done.`,
    `Type it again, with "--" after "site": npm run site -- ${program.commands[0]?.name() ?? '<command>'} …`,
  );
}

function isLost(name: string, env: NodeJS.ProcessEnv): boolean {
  const value = env[`npm_config_${name.replaceAll('-', '_')}`];
  // `npm version` takes a message, too: `%s` is the version.
  return value !== undefined && !ALSO_OF_NPM.includes(name) && !(name === 'message' && value.includes('%s'));
}
