import { type Change, changeOf, notify } from '@site/operations';
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
  const progress = (sentence: string) => context.report.progress(sentence);
  await notify({ url, secret, author: author ?? (await context.author()), changes, progress });
}
