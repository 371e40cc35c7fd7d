import { type DeploymentParts, type OpenSchedule, type ScheduleTerms, isEndOf } from '@site/ledger';
import { SiteError } from '@site/errors';
import { capitalised, formatTime, partName } from '@site/text';
import { howToCancel } from './tick';

/** Releases that go live again, and the deployment that they were live with. */
export type BroughtBack = Pick<ScheduleTerms, 'parts' | 'rollsBackTo'>;

/**
 * What goes live again at a time: of an offer that has ended by then, what its own end brings back.
 * @param wanted what would, if nothing else ended
 * @throws SiteError `schedule-conflict` where some of the parts alone end before
 */
export function broughtBackAt(open: OpenSchedule[], wanted: BroughtBack, until: Date): BroughtBack {
  const names = Object.keys(wanted.parts);
  const isEnded =
    (parts: DeploymentParts = {}) =>
    (part: string) =>
      parts[part]?.release === wanted.parts[part]!.release;
  const end = open.find(({ terms }) => isBy(terms, until) && names.some(isEnded(terms.ends)));
  if (!end) return wanted;
  const { number, at, ends, parts, rollsBackTo } = end.terms;
  if (!names.every(isEnded(ends)))
    throw conflict(
      `${named(parts)} ends at ${formatTime(new Date(at))} (schedule ${number}), and not all that go live here do`,
      'Schedule the parts one by one.',
    );
  const before = { parts: Object.fromEntries(names.map((part) => [part, parts[part]!])), rollsBackTo };
  const others = open.filter((one) => one !== end);
  return broughtBackAt(others, before, until);
}

const isBy = ({ at }: ScheduleTerms, until: Date) => at <= until.toISOString();

/**
 * Refuses a date of releases where they, or those of another date, would not go live again at the end of the later of the two: what an
 * end brings back was live when it was given.
 * @throws SiteError `schedule-conflict`
 */
export function assertDatesGoTogether(open: OpenSchedule[], names: string[], at: Date, until?: Date): void {
  const planned = { at: at.toISOString(), until: until?.toISOString() };
  const now = new Date().toISOString();
  for (const { terms } of open) {
    const isOfSame = names.some((part) => part in terms.parts);
    if (!isOfSame || terms.rollsBackTo !== undefined || terms.at <= now) continue;
    const other = { at: terms.at, until: open.find((end) => isEndOf(end.terms, terms))?.terms.at };
    const [first, second] = other.at < planned.at ? [other, planned] : [planned, other];
    if (second.until === undefined || (first.until !== undefined && first.until <= second.until)) continue;
    throw conflict(
      `${named(terms.parts)} has another date, ${formatTime(new Date(terms.at))} (schedule ${terms.number}): at the end of the later of the two, the earlier one would not go live again`,
      `${howToCancel(terms.number)}. Or leave out the end of the later one, and give it one once it is live.`,
    );
  }
}

/** Refuses an end of a release that another end brings back after it. @throws SiteError `schedule-conflict` */
export function assertStaysEnded(open: OpenSchedule[], part: string, release: string, until: Date): void {
  const back = open.find(
    ({ terms }) =>
      terms.rollsBackTo !== undefined && !isBy(terms, until) && terms.parts[part]?.release === release,
  );
  if (!back) return;
  const { number, at } = back.terms;
  throw conflict(
    `It goes live again at ${formatTime(new Date(at))} (schedule ${number}), after that end`,
    `${howToCancel(number)}, and schedule it again after this.`,
  );
}

const named = (parts: DeploymentParts) => capitalised(partName(...Object.keys(parts)));

const conflict = (fact: string, remedy: string) =>
  new SiteError('schedule-conflict', `${fact}; nothing was changed.`, remedy);
