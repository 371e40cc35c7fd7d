import { type People, fullName, idOfRelease, idsOfReleases } from '@site/ledger';
import { because, endedOnce, formatCount, partName, personAddress, shortTime } from '@site/text';
import { describeChange, titleOfChange } from '../people/describe-change';
import type { PeopleState } from '../people/policy';
import type { TickOutcome } from '../schedule/tick';
import type { Status } from '../status';

/** Something that people wait for, or will see: a release that is published, approved, live, refused … */
export interface Change {
  /** Stable, in kebab-case: `promoted`. */
  what: string;
  /** For people, in a chat. */
  text: string;
  /** As `--json` has them. */
  details: Record<string, unknown>;
}

/** Of each outcome that is news, its text. What was so already is no news. */
const TEXTS: Record<string, (subject: string, details: Change['details']) => string> = {
  published: (release) => `${release} is published`,
  approved: (release) => `${release} is approved`,
  rejected: (release) => `Changes of ${release} are asked for`,
  withdrawn: (release) => `${release} is withdrawn`,
  scheduled: (releases, { at }) => `${releases} is to go live at ${shortTime(String(at))}`,
  cancelled: (releases, { number }) => `Schedule ${String(number)} is cancelled: ${releases}`,
  promoted: (releases, { deployment }) => `${releases} is live, with deployment ${String(deployment)}`,
  'rolled-back': (releases, { deployment }) =>
    `${releases} is rolled back, with deployment ${String(deployment)}`,
  frozen: (_, { frozen, until }) =>
    `No release of ${(frozen as string[]).join(', ') || 'all parts'} goes live until ${shortTime(String(until))}`,
  'freeze-lifted': (_, { number }) => `Freeze ${String(number)} is lifted`,
  retired: (release) => `${release} is taken out of the site`,
  'schedule-done': (releases, { number, deployment }) =>
    `Schedule ${String(number)} is carried out: ${releases} is live, with deployment ${String(deployment)}`,
};

/** The change that an operation reports, as its outcome for `--json` says it; null where it is no news. */
export function changeOf({ status, ...details }: Change['details']): Change | null {
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
    ...news.map(({ number, releases, message, problems }) => {
      const why = problems.map((problem) => problem.message).join(' ');
      const parts = releases.map((name) => name.replace(/@.*/, '')).join(', ');
      const what = message ? `${parts}: ${message} (${releases.join(', ')})` : releases.join(', ');
      return {
        what: 'schedule-refused',
        text: endedOnce(
          `Not live at its time: ${what}. Schedule ${number} was refused, and what is live stays: ${why}`,
        ),
        details: { number, releases, message, problems },
      };
    }),
  ];
}

/** Something that waits for persons, each of whom gets a mail of it. */
export interface Duty {
  /** The same for the same thing. */
  id: string;
  /** E-mail addresses, as the access policy has them. */
  persons: string[];
  subject: string;
  /** What it is, in a sentence or two. */
  text: string;
  /** The release whose difference for visitors is told; null for none. */
  release: string | null;
  /** Where it is done at the desk, below its address. */
  path: string;
  /** What does it in a terminal. */
  command: string;
}

/** What waits for persons: approvals, confirmations of emergencies, dates at which nothing went live, changes of who may do what. */
export function dutiesIn(status: Status, people: People, proposals: PeopleState['proposals']): Duty[] {
  const { newer, emergencies, schedules } = status;
  const { persons } = people;
  const approvals = newer.flatMap(
    ({ part, release, author, message, draft, withdrawn, approval }): Duty | [] => {
      if (approval?.state !== 'waiting' || withdrawn || draft !== null) return [];
      const name = idOfRelease({ part, release });
      return {
        id: `approve ${name}`,
        persons: approval.mayApprove,
        subject: `Approve ${partName(part)}: ${message}`,
        text: `${author} published ${partName(part)} (${name}). ${approval.waitsFor}`,
        release: name,
        path: `/waiting/${part}/${release}`,
        command: `approve ${name}`,
      };
    },
  );
  const confirmations = emergencies.map(({ part, release, author, message, waitsFor, mayConfirm }) => {
    const name = idOfRelease({ part, release });
    return {
      id: `confirm ${name}`,
      persons: mayConfirm,
      subject: `Confirm the emergency of ${partName(part)}: ${message}`,
      text: `${author} put ${partName(part)} (${name}) live without its approvals. ${waitsFor} If it is wrong, roll it back.`,
      release: null,
      path: '/',
      command: `approve ${name}`,
    };
  });
  const dates = schedules.flatMap((schedule): Duty | [] => {
    const { number, parts, at, rollsBackTo, state, author, message, problems } = schedule;
    const person = personAddress(author);
    if (state === 'scheduled' || person === null || !Object.hasOwn(persons, person)) return [];
    const why = problems.map((problem) => `${problem.message} ${problem.remedy}`).join(' ');
    const [waiting] = newer.filter(({ part, release }) => parts[part]?.release === release);
    // As it was published, `the privacy policy: Retention`; by name where no person said why.
    const titles = Object.entries(parts).map(([part, { release }]) => {
      const own = newer.find((one) => one.part === part && one.release === release)?.message || message;
      return own ? `${partName(part)}: ${own}` : idOfRelease({ part, release });
    });
    const what = rollsBackTo
      ? `what was live before of ${partName(...Object.keys(parts))}`
      : titles.join('; ');
    const due = `Schedule ${number} (${subjectOf({ parts })}) ${state === 'held' ? 'is' : 'was'} due at ${shortTime(at)}`;
    const said = `${state === 'held' ? 'Does not go live as it is' : 'Not live at its time'}: ${what}`;
    return {
      id: `date ${number} ${state}`,
      persons: [person],
      subject: said,
      text: `${endedOnce(`${said}.`)}\n${due}. ${why || 'Nothing carried it out: is the machine up that does?'}`,
      release: null,
      path: waiting ? `/waiting/${waiting.part}/${waiting.release}` : '/',
      command: `cancel ${number} -m "why"`,
    };
  });
  const changes = proposals.flatMap(({ version, missing, signedBy, waitsFor }): Duty | [] => {
    // Who can write to the store can put any words there; a person's come with her signature.
    if (signedBy.length === 0) return [];
    const { message } = version.people;
    const names = signedBy.map((id) => fullName(people, id)).join(' and ');
    const lines = describeChange(people, version.people).map((line) => `  ${line}`);
    const takes = `It takes ${formatCount(missing, 'more signature')}, and changes:`;
    return {
      id: `sign ${version.sha256}`,
      persons: waitsFor,
      subject: `Agree to a change of who may do what: ${titleOfChange(people, version.people)}`,
      text: [`${names} proposed it${because(message)}. ${takes}`, ...lines, UNTIL_LIVE].join('\n'),
      release: null,
      path: '/people',
      command: `people sign ${version.sha256.slice(0, 12)}`,
    };
  });
  return [...approvals, ...confirmations, ...dates, ...changes];
}

const UNTIL_LIVE = 'If anything goes live before that, it has to be proposed again.';

/** The releases that it is about, by name; without any, the site. */
function subjectOf({ part, release, changed, releases, parts }: Change['details']): string {
  if (typeof part === 'string') return typeof release === 'string' ? idOfRelease({ part, release }) : part;
  if (Array.isArray(releases)) return releases.join(', ');
  const named = Array.isArray(changed)
    ? (changed as { part: string; to: string }[]).map((one) =>
        idOfRelease({ part: one.part, release: one.to }),
      )
    : idsOfReleases((parts ?? {}) as Record<string, { release: string }>);
  return named.join(', ') || 'The site';
}
