import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Change, changeOf, notify, secretProblem, stampDeployments } from '@site/operations';
import { SiteError, type SiteProblem, finding } from '@site/errors';
import type { Store } from '@site/store';
import type { Context } from './context';
import type { Report } from './report';

/** The changes of state that a command reports, kept for the web hook until the command is done. */
export class Outbox {
  private readonly changes: Change[] = [];

  /** The report, of whose results it keeps those that are news. */
  collect(report: Report): Report {
    return {
      ...report,
      result: (text, fields) => {
        report.result(text, fields);
        const change = changeOf(fields);
        if (change) this.changes.push(change);
      },
    };
  }

  /** Sends what was kept. Never fails. */
  async send(context: Context): Promise<void> {
    await notifyOf(context, this.changes.splice(0));
  }
}

/** Sends changes to the web hook of the environment, if there is one. Never fails. @param author default: who runs the command */
export async function notifyOf(context: Context, changes: Change[], author?: string): Promise<void> {
  const { SITE_NOTIFY_URL: url, SITE_NOTIFY_SECRET: secret } = context.env;
  if (!url || changes.length === 0) return;
  await notify({
    url,
    secret,
    author: author ?? (await context.author()),
    changes,
    progress: context.report.progress,
  });
}

/** What would be told of the environment only after the work, which goes on without it all the same. */
export function settingsProblems(env: NodeJS.ProcessEnv): SiteProblem[] {
  const facts: [name: string, fact: string][] = ['SITE_NOTIFY_URL', 'SITE_TIMESTAMP_URL']
    .filter((name) => env[name] && !/^https?:\/\/[^\s/]/.test(env[name]))
    .map((name) => [name, 'is no http or https address']);
  const problem = env.SITE_NOTIFY_URL ? secretProblem(env.SITE_NOTIFY_SECRET) : null;
  if (problem) facts.push(['SITE_NOTIFY_SECRET', `${problem}, so the web hook will not be told`]);
  return facts.map(([name, fact]) => {
    const remedy = `The work goes on without it. Correct ${name}, or leave it out.`;
    return finding('setting-unusable', `${name} ${fact}.`, remedy, 'warning');
  });
}

/** Fetches the time-stamps that deployments lack, where the environment names an authority. Never fails. */
export async function stampAfterGoingLive(context: Context, store: Store): Promise<string[]> {
  const { env, report } = context;
  return stampDeployments({ store, url: env.SITE_TIMESTAMP_URL, progress: report.progress });
}

/** The certificates of authorities that are trusted, as PEM; undefined where none are given. @throws SiteError `roots-unreadable` */
export async function trustedRoots({ env, cwd }: Pick<Context, 'env' | 'cwd'>): Promise<string | undefined> {
  const file = env.SITE_TIMESTAMP_CA;
  if (!file) return undefined;
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new SiteError(
      'roots-unreadable',
      `The file of SITE_TIMESTAMP_CA cannot be read: ${(error as Error).message}.`,
      'Name a file with the certificates of the authorities that you trust, as PEM.',
      { cause: error },
    );
  }
}
