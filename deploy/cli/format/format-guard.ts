import { type GuardedChange, reasonOf } from '../../actions/visits/guard';
import { type GuardedShare, reasonOfShare } from '../../actions/visits/guard-share';
import { formatCount } from '../../text/table';
import { shortTime } from '../../text/time';

/** What the guard found of a release that is live for all, and did. */
export function sentenceOnChange(change: GuardedChange): string {
  return sentence(`${change.part}@${change.release}`, change, reasonOf(change));
}

/** What the guard found of what a share of visitors gets, and did. */
export function sentenceOnShare(share: GuardedShare): string {
  const { percent, releases, verdict, next, wentOn, problems } = share;
  const name = `${releases.join(' with ')}, for ${percent} % of visitors`;
  if (wentOn) return `${name}: fine. ${shareOf(next!)} get it now, with deployment ${wentOn}.`;
  if (verdict === 'fine' && problems.length > 0)
    return `${name}: fine, and could not be given to more: ${messages(problems)}`;
  const said = sentence(name, share, reasonOfShare(share));
  if (verdict === 'worse' || !next) return said;
  const held = verdict === 'fine' ? ` before ${shortTime(next.from)}` : ' until there are';
  return `${said}. It stays at ${percent} %${held}; then ${next.percent} %.`;
}

function shareOf({ percent }: { percent: number }): string {
  return percent === 100 ? 'All visitors' : `${percent} % of visitors`;
}

type Found = Pick<GuardedChange, 'verdict' | 'missing' | 'takenBack' | 'problems'>;

function sentence(name: string, { verdict, missing, takenBack, problems }: Found, reason: string): string {
  if (verdict === 'fine') return `${name}: fine`;
  if (verdict === 'not enough visits')
    return `${name}: not enough visits yet (${formatCount(missing, 'arrival')} more)`;
  if (takenBack) return `${name} is taken back, with deployment ${takenBack}. ${reason}.`;
  const why = messages(problems);
  return why ? `${name} could not be taken back: ${why} ${reason}.` : `${name}: worse. ${reason}.`;
}

function messages(problems: Found['problems']): string {
  return problems.map(({ message }) => message).join(' ');
}
