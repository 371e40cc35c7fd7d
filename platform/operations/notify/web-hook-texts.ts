import { shortTime } from '@site/text';
import type { TickOutcome } from '../schedule/tick';

/** Something that people wait for, or will see: a release that is published, approved, live, refused … */
export interface Change {
  /** Stable, in kebab-case: `promoted`. */
  what: string;
  /** For people, in a chat. */
  text: string;
  /** As `--json` has them. */
  details: Record<string, unknown>;
}

type Details = Record<string, unknown>;

/** Of each outcome that is news, its text. What was so already is no news. */
const TEXTS: Record<string, (subject: string, details: Details) => string> = {
  published: (release) => `${release} is published`,
  approved: (release) => `${release} is approved`,
  rejected: (release) => `Changes of ${release} are asked for`,
  withdrawn: (release) => `${release} is withdrawn`,
  scheduled: (releases, { at }) => `${releases} is to go live at ${shortTime(String(at))}`,
  cancelled: (releases, { number }) => `Schedule ${String(number)} is cancelled: ${releases}`,
  promoted: (releases, { deployment }) => `${releases} is live, with deployment ${String(deployment)}`,
  'rolled-back': (releases, { deployment }) =>
    `${releases} is rolled back, with deployment ${String(deployment)}`,
  retired: (release) => `${release} is taken out of the site`,
  'schedule-done': (releases, { number, deployment }) =>
    `Schedule ${String(number)} is carried out: ${releases} is live, with deployment ${String(deployment)}`,
};

/** The change that an operation reports, as its outcome for `--json` says it; null where it is no news. */
export function changeOf({ status, ...details }: Details): Change | null {
  const what = String(status);
  if (!Object.hasOwn(TEXTS, what)) return null;
  const text = TEXTS[what]!(subjectOf(details), details);
  const { message } = details;
  return { what, text: typeof message === 'string' && message ? `${text}: ${message}` : text, details };
}

/** What schedules did by themselves, and what they were refused for the first time. */
export function changesOfTick({ done, refused }: Pick<TickOutcome, 'done' | 'refused'>): Change[] {
  const news = refused.filter(({ isNew, number }) => isNew && number > 0);
  return [
    ...done.flatMap((schedule) => changeOf({ status: 'schedule-done', ...schedule }) ?? []),
    ...news.map(({ number, problems }) => ({
      what: 'schedule-refused',
      text: `Schedule ${number} was refused, and what is live stays: ${problems.map(({ message }) => message).join(' ')}`,
      details: { number, problems },
    })),
  ];
}

/** The releases that it is about, by name; without any, the site. */
function subjectOf({ part, release, changed, releases, parts }: Details): string {
  if (typeof part === 'string') return typeof release === 'string' ? `${part}@${release}` : part;
  if (Array.isArray(releases)) return releases.join(', ');
  const named = Array.isArray(changed)
    ? (changed as { part: string; to: string }[]).map(({ part: name, to }) => `${name}@${to}`)
    : Object.entries((parts ?? {}) as Record<string, { release: string }>).map(
        ([name, { release: id }]) => `${name}@${id}`,
      );
  return named.join(', ') || 'The site';
}
