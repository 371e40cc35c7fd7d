import { Command, CommanderError, Help, Option } from 'commander';
import type { Change } from '@site/operations';
import { finding, SiteError } from '@site/errors';
import { type Context, createContext } from './context/context';
import { keepingNews, notifyOf, settingsProblems } from './context/outbox';
import { unsetEmpty } from './context/settings';
import { COMPLETIONS } from './format/completion';
import { jsonReport, type Output, plainReport, type Report, reportFailure } from './context/report';

/** Options that npm has, too, and that people keep in their `.npmrc`. Without them, a command changes nothing more. */
const ALSO_OF_NPM = ['json', 'yes', 'all'];

interface GlobalOptions {
  store?: string;
  json?: boolean;
}

/** The process as the command line sees it: all that it reads and writes. */
interface SiteProcess extends Pick<NodeJS.Process, 'argv' | 'env' | 'cwd' | 'exitCode'> {
  stdout: Output;
  stderr: Output;
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

type CommandMaker = (contextOf: () => Context) => Command;

/** Each command's module, loaded when it is wanted: all of them take a second, and most of that is libraries. In groups, as the help has them. */
const GROUPS: Record<string, Record<string, () => CommandMaker>> = {
  'Look:': {
    status: () => (require('./commands/status') as typeof import('./commands/status')).statusCommand,
    diff: () => (require('./commands/diff') as typeof import('./commands/diff')).diffCommand,
    preview: () => (require('./commands/preview') as typeof import('./commands/preview')).previewCommand,
    check: () => (require('./commands/check') as typeof import('./commands/check')).checkCommand,
    proof: () => (require('./commands/proof') as typeof import('./commands/proof')).proofCommand,
    verify: () => (require('./commands/verify') as typeof import('./commands/verify')).verifyCommand,
  },
  'Ship:': {
    publish: () => (require('./commands/publish') as typeof import('./commands/publish')).publishCommand,
    approve: () => (require('./commands/approve') as typeof import('./commands/approve')).approveCommand,
    reject: () => (require('./commands/approve') as typeof import('./commands/approve')).rejectCommand,
    promote: () => (require('./commands/promote') as typeof import('./commands/promote')).promoteCommand,
    freeze: () => (require('./commands/freeze') as typeof import('./commands/freeze')).freezeCommand,
    tick: () => (require('./commands/tick') as typeof import('./commands/tick')).tickCommand,
  },
  'Stop and roll back:': {
    rollback: () => (require('./commands/rollback') as typeof import('./commands/rollback')).rollbackCommand,
    cancel: () => (require('./commands/cancel') as typeof import('./commands/cancel')).cancelCommand,
    withdraw: () => (require('./commands/withdraw') as typeof import('./commands/withdraw')).withdrawCommand,
    retire: () => (require('./commands/retire') as typeof import('./commands/retire')).retireCommand,
  },
  'Work on it:': {
    start: () => (require('./commands/start') as typeof import('./commands/start')).startCommand,
    desk: () => (require('./commands/desk') as typeof import('./commands/desk')).deskCommand,
    new: () => (require('./commands/new') as typeof import('./commands/new')).newCommand,
  },
  'Operate:': {
    serve: () => (require('./commands/serve') as typeof import('./commands/serve')).serveCommand,
    export: () => (require('./commands/export') as typeof import('./commands/export')).exportCommand,
    prune: () => (require('./commands/prune') as typeof import('./commands/prune')).pruneCommand,
    people: () => (require('./commands/people') as typeof import('./commands/people')).peopleCommand,
  },
};

const COMMANDS: Record<string, () => CommandMaker> = Object.assign({}, ...Object.values(GROUPS));

/** The command that the first word names, which is none of the program's options; all of them for the help and its suggestions. */
function wantedCommands(words: string[]): string[] {
  const name = words.find((word, at) => !word.startsWith('-') && words[at - 1] !== '--store');
  return name && Object.hasOwn(COMMANDS, name) ? [name] : Object.keys(COMMANDS);
}

/** Runs the `site` command. Exit status: 0 done, 1 the operator can put it right, 2 our defect. */
export async function run(process: SiteProcess): Promise<void> {
  unsetEmpty(process.env);
  const news: Change[] = [];
  let context: Context | undefined;
  const program = siteProgram(process, news, (made) => (context = made));
  try {
    refuseLostOptions(program, process.env);
    await program.parseAsync(process.argv);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 1;
    else process.exitCode = reportFailure(reportOf(program.opts(), process), error);
  }
  if (context) await notifyOf(context, news);
}

const EXAMPLES = `
Examples:
  npm run site -- status                                 what is live, and what waits for whom
  npm run site -- proof /privacy-policy --at now         what stands on a page, who shipped it, and how that is known
  npm run site -- publish landing -m "Diwali hours"      a release, with a preview; no page changes
  npm run site -- promote landing                        put it live
  npm run site -- rollback --part landing                put live what was live before
  npm run site -- cancel landing -m "The offer is off"   cancel what is scheduled
  npm run site -- people                                 who may ship what
  npm run site -- people key                             the key that you sign with
  npm run site -- serve --port 8080                      what is live, as production would serve it
  npm run site -- export public                          the same as files, for Netlify or Cloudflare Pages
  eval "$(npm run --silent site -- --completion bash)"   complete commands with Tab, as "site …"; also zsh, fish`;

function siteProgram(process: SiteProcess, news: Change[], onContext: (context: Context) => void): Command {
  const program = new Command('site')
    .description(
      'Ship the parts of the site, each on its own: publish releases, put them live, roll them back.',
    )
    .option('--store <address>', 'folder or s3://bucket/prefix (default: SITE_STORE, else .site)')
    .option('--json', 'print results as JSON, one object a line')
    .addOption(new Option('--completion <shell>').choices(Object.keys(COMPLETIONS)).hideHelp())
    .on('option:completion', (shell: string) => {
      process.stdout.write(COMPLETIONS[shell]!(program));
      // Commander's way to have done all: as for --help.
      throw new CommanderError(0, 'site.completion', '');
    })
    .addHelpText('after', EXAMPLES)
    .configureHelp({
      // That an option is empty by default, as Commander adds, says nothing.
      optionDescription: (option) =>
        new Help().optionDescription(option).replace(/ \(default: (""|\[\])\)$/, ''),
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      // As Commander writes it: `error: unknown option '--al'`, sometimes with a suggestion below.
      outputError: (text) => {
        const fact = text
          .replace(/^error: /, '')
          .trim()
          .replaceAll('\n', ' ');
        const remedy = 'The options of each command: npm run site -- <command> --help';
        reportOf(program.opts(), process).problem(finding('bad-arguments', fact, remedy));
      },
    });
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
  const contextOf = (): Context => {
    const { store } = program.opts<GlobalOptions>();
    // npm runs a script in the root's folder, and gives the operator's as `INIT_CWD`.
    const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
    const context = createContext({
      report: keepingNews(reportOf(program.opts(), process), news),
      env: process.env,
      cwd: script === 'site' && calledIn ? calledIn : process.cwd(),
      storeAddress: store,
      isTerminal: process.stdout.isTTY === true,
      untilStopped,
    });
    onContext(context);
    settingsProblems(context.env).forEach(context.report.problem);
    return context;
  };

  const wanted = wantedCommands(process.argv.slice(2));
  for (const [heading, commands] of Object.entries(GROUPS))
    for (const [name, load] of Object.entries(commands))
      if (wanted.includes(name))
        program.addCommand(settledLike(program, load()(contextOf)).helpGroup(heading));
  return program;
}

/** A command, and those below it, with the output and the exit of the program. */
function settledLike(parent: Command, command: Command): Command {
  command.copyInheritedSettings(parent);
  command.commands.forEach((below) => settledLike(command, below));
  return command;
}

function reportOf({ json }: GlobalOptions, { stdout, stderr }: SiteProcess): Report {
  return json ? jsonReport(stdout) : plainReport(stdout, stderr);
}

/**
 * Refuses a command whose options npm has taken. Without `--`, `npm run site rollback --part …` gives the script all but
 * `--part`, which then is in the environment as `npm_config_part`: the script would do something else.
 * https://docs.npmjs.com/cli/v11/using-npm/scripts#environment
 * @throws SiteError `options-lost`
 */
function refuseLostOptions(program: Command, env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event !== 'site') return;
  const commands = program.commands.flatMap((command) => [command, ...command.commands]);
  const names = [program, ...commands].flatMap(({ options }) => options.map(({ long }) => long ?? ''));
  const lost = [...new Set(names)].filter((option) => {
    const name = option.replace(/^--/, '');
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    // `npm version` takes a message, too: `%s` is the version.
    return (
      value !== undefined && !ALSO_OF_NPM.includes(name) && !(name === 'message' && value.includes('%s'))
    );
  });
  if (lost.length === 0) return;
  throw new SiteError(
    'options-lost',
    `npm took ${lost.join(' and ')} for itself, as "--" is missing. Nothing was done.`,
    `Type it again, with "--" after "site": npm run site -- ${program.commands[0]?.name() ?? '<command>'} …`,
  );
}
