import { join } from 'node:path';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { type Change, changeOf, mailDuties, notify, secretProblem, stampDeployments } from '@site/operations';
import { configurationFolder } from '@site/ledger';
import { type SiteProblem, finding } from '@site/errors';
import { type Store, sha256Of } from '@site/store';
import { type Context, readGiven } from './context';
import type { Report } from './report';
import { misspeltSettings } from './settings';

/** The report, of whose results those that are news are kept for the web hook until the command is done. */
export function keepingNews(report: Report, news: Change[]): Report {
  return {
    ...report,
    result: (text, fields) => {
      report.result(text, fields);
      const change = changeOf(fields);
      if (change) news.push(change);
    },
  };
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
    progress: (sentence) => context.report.log('warning', sentence),
  });
}

/** Mails each person what waits for them, where the environment names a server and a home. Never fails. */
export async function mailFrom(
  { env, report }: Pick<Context, 'env' | 'report'>,
  store: Store,
): Promise<void> {
  const { SITE_MAIL_URL: server, SITE_MAIL_FROM: from, SITE_DESK_URL } = env;
  const home = configurationFolder(env);
  if (!server || !from || !home) return;
  await mailDuties({
    server,
    from,
    deskUrl: SITE_DESK_URL?.replace(/\/+$/, '') ?? null,
    folder: join(home, 'mails', sha256Of(Buffer.from(store.describe())).slice(0, 16)),
    store,
    parts: Object.keys(knownParts),
    onProblem: (fact, remedy) => report.problem(finding('mail-unsent', fact, remedy, 'warning')),
  });
}

/** What would be told of the environment only after the work, which goes on without it all the same. */
export function settingsProblems(env: NodeJS.ProcessEnv): SiteProblem[] {
  const facts: [name: string, fact: string][] = ['SITE_NOTIFY_URL', 'SITE_TIMESTAMP_URL', 'SITE_DESK_URL']
    .filter((name) => env[name] && !/^https?:\/\/[^\s/]/.test(env[name]))
    .map((name) => [name, 'is no http or https address']);
  const problem = env.SITE_NOTIFY_URL ? secretProblem(env.SITE_NOTIFY_SECRET) : null;
  if (problem) facts.push(['SITE_NOTIFY_SECRET', `${problem}, so the web hook will not be told`]);
  if (env.SITE_MAIL_URL && !/^smtps?:\/\/[^\s/]/.test(env.SITE_MAIL_URL))
    facts.push(['SITE_MAIL_URL', 'is no smtp or smtps address']);
  for (const [one, other] of [
    ['SITE_MAIL_FROM', 'SITE_MAIL_URL'],
    ['SITE_MAIL_URL', 'SITE_MAIL_FROM'],
  ] as const)
    if (env[other] && !env[one])
      facts.push([one, `is missing, so no mail is sent, though ${other} is there`]);
  if (env.SITE_MAIL_FROM && !/^\S+@\S+$|<\S+@\S+>$/.test(env.SITE_MAIL_FROM))
    facts.push(['SITE_MAIL_FROM', 'is no mail address']);
  for (const [name, meant] of misspeltSettings(env)) facts.push([name, `is no setting; ${meant} is one`]);
  return facts.map(([name, fact]) => {
    const remedy = `The work goes on without it. ${env[name] ? `Correct ${name}, or leave it out` : `Give ${name}`}.`;
    return finding('setting-unusable', `${name} ${fact}.`, remedy, 'warning');
  });
}

/** Fetches the time-stamps that deployments lack, where the environment names an authority. Never fails. */
export async function stampAfterGoingLive({ env, report }: Context, store: Store): Promise<string[]> {
  return stampDeployments({ store, url: env.SITE_TIMESTAMP_URL, progress: report.progress });
}

/** The certificates of authorities that are trusted, as PEM; undefined where none are given. @throws SiteError `roots-unreadable` */
export async function trustedRoots({ env, cwd }: Pick<Context, 'env' | 'cwd'>): Promise<string | undefined> {
  const file = env.SITE_TIMESTAMP_CA;
  const remedy =
    'Have SITE_TIMESTAMP_CA name a file with the certificates of authorities that you trust, as PEM.';
  return file ? readGiven({ cwd }, file, remedy, 'roots-unreadable') : undefined;
}
