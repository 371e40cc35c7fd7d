import { createContext } from '../cli/context/context';
import { publishCommand } from '../cli/commands/publish';
import { jsonReport, type Report, reportFailure } from '../cli/context/report';

/**
 * `site publish --json` for a working copy that is not this one.
 * @param root of the working copy
 * @param words a part, or what is typed after `publish`
 * @param given `report`: what is said goes there, in place of JSON to `stdout`
 * @returns the exit status
 */
export async function publishFrom(
  root: string,
  words: string | string[],
  storeAddress: string,
  {
    env,
    stdout,
    report = jsonReport(stdout),
  }: Pick<NodeJS.Process, 'env'> & { stdout: { write(text: string): unknown }; report?: Report },
): Promise<number> {
  const untilStopped = () => new Promise<void>(() => undefined);
  const context = createContext({
    report,
    env,
    cwd: root,
    root,
    storeAddress,
    isTerminal: false,
    untilStopped,
  });
  try {
    await publishCommand(() => context).parseAsync([words].flat(), { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(report, error);
  }
}

async function run([root = '', part = '', storeAddress = '']: string[]): Promise<void> {
  const { env, stdout } = process;
  process.exitCode = await publishFrom(root, part, storeAddress, { env, stdout });
}

if (require.main === module) void run(process.argv.slice(2));
