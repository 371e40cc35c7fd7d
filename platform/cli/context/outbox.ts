import type { Act } from '@site/desk';
import { type CarriedOut, type Change, type TickOutcome, notify } from '@site/operations';
import type { Context } from './context';
import type { Report } from './report';

/** What results say when something has changed that others wait for; what was so already is no news. */
const NEWS = [
  'published',
  'approved',
  'rejected',
  'withdrawn',
  'scheduled',
  'cancelled',
  'promoted',
  'rolled-back',
  'undone',
  'retired',
  'brought-back',
];

/** The changes of state that a command reports, kept for the web hook until the command is done. */
export class Outbox {
  private readonly changes: Change[] = [];

  /** The report, of whose results it keeps those that are news. */
  collect(report: Report): Report {
    return {
      ...report,
      result: (text, fields) => {
        report.result(text, fields);
        const { status, ...details } = fields;
        if (NEWS.includes(String(status))) this.changes.push({ what: String(status), text, details });
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

/** What was done at the desk, and is news. */
export function changesOfAct({ request, state, result }: Act): Change[] {
  const { status, ...details } = result ?? {};
  if (state !== 'done' || !NEWS.includes(String(status))) return [];
  const { kind, ...asked } = request;
  const name =
    'part' in asked && asked.part
      ? `${asked.part}${'release' in asked ? `@${asked.release}` : ''}`
      : 'the site';
  const why = 'message' in asked && asked.message ? `: ${asked.message}` : '';
  return [
    {
      what: String(status),
      text: `${name} is ${String(status)} (${kind})${why}`,
      details: { ...asked, ...details },
    },
  ];
}

/** What schedules did by themselves, and what they were refused for the first time. */
export function changesOf(
  { done, refused }: Pick<TickOutcome, 'done' | 'refused'>,
  sentenceOn: (schedule: CarriedOut) => string,
): Change[] {
  const carriedOut = done.map((schedule) => ({
    what: 'schedule-done',
    text: sentenceOn(schedule),
    details: { ...schedule },
  }));
  const news = refused.filter(({ isNew, number }) => isNew && number > 0);
  return [
    ...carriedOut,
    ...news.map(({ number, problems }) => ({
      what: 'schedule-refused',
      text: `Schedule ${number} was refused, and what is live stays: ${problems.map(({ message }) => message).join(' ')}`,
      details: { number, problems },
    })),
  ];
}
