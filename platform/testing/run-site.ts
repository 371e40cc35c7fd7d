import { run } from '../cli/run';

/** What a command left behind. */
interface SiteRun {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** Each line of `--json`. */
  json: () => Record<string, unknown>[];
}

/** Runs the `site` command in this process, without a terminal. @param cwd the folder that it runs in, with the store in `store` */
export function runSite(cwd: string, ...words: string[]): Promise<SiteRun> {
  return runSiteWith({ SITE_STORE: 'store' }, cwd, ...words);
}

/** As {@link runSite}, in another environment. */
export async function runSiteWith(
  env: Record<string, string>,
  cwd: string,
  ...words: string[]
): Promise<SiteRun> {
  const output = { stdout: '', stderr: '' };
  const process = {
    argv: ['node', 'site', ...words],
    env: { SITE_AUTHOR: 'Asha', ...env } as NodeJS.ProcessEnv,
    cwd: () => cwd,
    stdout: { write: (text: string) => (output.stdout += text) },
    stderr: { write: (text: string) => (output.stderr += text) },
    once: () => undefined,
    exitCode: 0,
  };
  await run(process);
  return {
    ...output,
    exitCode: process.exitCode,
    json: () =>
      output.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
