import { Command, CommanderError } from 'commander';
import type { SiteProblem } from '../store/site-error';
import { diffCommand } from './commands/diff';
import { exportCommand } from './commands/export';
import { historyCommand } from './commands/history';
import { previewCommand } from './commands/preview';
import { promoteCommand } from './commands/promote';
import { proofCommand } from './commands/proof';
import { pruneCommand } from './commands/prune';
import { publishCommand } from './commands/publish';
import { rollbackCommand } from './commands/rollback';
import { serveCommand } from './commands/serve';
import { startCommand } from './commands/start';
import { statusCommand } from './commands/status';
import { verifyCommand } from './commands/verify';
import { withdrawCommand } from './commands/withdraw';
import { type Context, createContext } from './context';
import { jsonReport, plainReport, type Report, reportFailure } from './report';

interface GlobalOptions {
  store?: string;
  json?: boolean;
}

/** The process as the command line sees it: all that it reads and writes. */
interface SiteProcess {
  argv: string[];
  env: NodeJS.ProcessEnv;
  cwd(): string;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exitCode?: number | string | null | undefined;
}

/** Runs the `site` command. Exit status: 0 done, 1 the operator can put it right, 2 our defect. */
export async function run(process: SiteProcess): Promise<void> {
  const program = siteProgram(process);
  try {
    await program.parseAsync(process.argv);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 1;
    else process.exitCode = reportFailure(reportOf(program.opts(), process), error);
  }
}

/** The operator's folder. npm runs a script in the root's folder, and gives the caller's folder as `INIT_CWD`. */
function workingFolder(process: SiteProcess): string {
  const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
  return script === 'site' && calledIn ? calledIn : process.cwd();
}

function siteProgram(process: SiteProcess): Command {
  const program = new Command('site')
    .description(
      'Ship the parts of the site, each on its own: publish releases, put them live, take them back.',
    )
    .option('--store <address>', 'folder or s3://bucket/prefix (default: SITE_STORE, else .site)')
    .option('--json', 'print results as JSON, one object a line')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      outputError: (text) => reportOf(program.opts(), process).problem(badArguments(text)),
    });
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
  const contextOf = (): Context => {
    const { store } = program.opts<GlobalOptions>();
    const report = reportOf(program.opts(), process);
    return createContext({
      report,
      env: process.env,
      cwd: workingFolder(process),
      storeAddress: store,
      untilStopped,
    });
  };

  for (const command of [
    publishCommand,
    promoteCommand,
    previewCommand,
    rollbackCommand,
    withdrawCommand,
    statusCommand,
    historyCommand,
    diffCommand,
    proofCommand,
    verifyCommand,
    pruneCommand,
    exportCommand,
    serveCommand,
    startCommand,
  ]) {
    program.addCommand(command(contextOf).copyInheritedSettings(program));
  }
  return program;
}

/** @param text as Commander writes it: `error: unknown option '--al'`, sometimes with a suggestion below */
function badArguments(text: string): SiteProblem {
  return {
    code: 'bad-arguments',
    severity: 'error',
    message: text
      .replace(/^error: /, '')
      .trim()
      .replaceAll('\n', ' '),
    remedy: 'The options of each command: npm run site -- <command> --help',
  };
}

function reportOf({ json }: GlobalOptions, { stdout, stderr }: SiteProcess): Report {
  return json ? jsonReport(stdout) : plainReport(stdout, stderr);
}
