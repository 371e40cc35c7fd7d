import type { Envelope } from '../authority/envelope';
import { fullName, type People, ruleOf, withKey } from '../authority/people';
import { signersOf } from '../authority/signers';
import { type Predicate, readStatement } from '../authority/statement';
import type { Approval, Evidence, SignedApproval } from '../approvals/approvals';
import { type DeploymentParts, isSameRelease } from '../records/record-fields';
import { because, endedOnce, formatCount, shortTime } from '@site/text';

/*
 * The rule "may this release go live" is here, and nowhere else: status, the buttons of the desk, promoting and all that read
 * a deployment ask {@link evaluate}.
 */

/** A part's release that wants to be live, in a combination. */
export interface PolicyInput {
  part: string;
  /** The whole combination. */
  parts: DeploymentParts;
  people: People;
  /** When it goes live, in ms: keys that have expired by then do not count. */
  at: number;
  /** Whether approvals count that were given in the frame of another shell. @default false */
  isAnyShell?: boolean;
  /** What is live already is not asked for freezes. @default none */
  freezes?: Predicate<'freeze'>[];
  /** For which moment freezes are asked, in ms. @default `at` */
  frozenAt?: number;
}

/** Who puts a release live, and how. */
export interface Act {
  /** E-mail address. */
  person: string;
  /** An emergency waives approvals and freezes; one person of the team rolls back. */
  kind: 'promote' | 'emergency' | 'rollback';
  /** Whether an approver decides by it, as if saying yes at the same moment. @default false */
  isDeciding?: boolean;
}

/** What a person said last of a release in a combination, and what they saw of it. */
export interface Decision extends Approval {
  person: string;
  /** The rejection that they have taken back by it. */
  takesBack?: Approval;
}

type RefusalCode =
  'signer-not-of-team' | 'candidate-rejected' | 'publication-unsigned' | 'approval-missing' | 'part-frozen';

/** Why a release may not go live, in a sentence for people. */
export interface Refusal {
  code: RefusalCode;
  fact: string;
}

/** How a release is on its way to visitors. */
export interface Verdict {
  /** Null where it may go live. */
  refusal: Refusal | null;
  /** The persons who count for it: authors and approvers, each once, no machines. */
  counted: string[];
  /** How many there have to be. */
  needed: number;
  /** The persons with a key who may approve it, and neither have nor published it. */
  mayApprove: string[];
  /** What each person said last. */
  decisions: Decision[];
  /** The approvals that were given for this combination. */
  approvals: Envelope[];
  /** Those that were given in the frame of another shell, and count no more. */
  voided: Decision[];
  /** What was said by keys that are out of use, which counts no more. */
  lapsed: Decision[];
}

/** Whether releases of a part wait for the end of a freeze at a moment, in ms. */
export function isFrozen({ parts, from, until }: Predicate<'freeze'>, part: string, at: number): boolean {
  const isMeant = parts.length === 0 || parts.includes(part);
  return isMeant && Date.parse(from) <= at && at < Date.parse(until);
}

/** Until when a part is frozen at a moment, why and by whom; null where it is not. */
export function frozenFact(freezes: Predicate<'freeze'>[], part: string, at: number): string | null {
  const freeze = freezes.find((one) => isFrozen(one, part, at));
  if (!freeze) return null;
  const { from, until, message, author } = freeze;
  return `No release of ${part} goes live from ${shortTime(from)} until ${shortTime(until)}: ${message} (by ${author}).`;
}

/**
 * Evaluates by the rule of its part whether a release may go live. Persons count, never keys; machines do not.
 * @param act null to ask for the release alone, for any promoter
 */
export function evaluate(input: PolicyInput, evidence: Evidence, act: Act | null = null): Verdict {
  const { people, part } = input;
  const rule = ruleOf(people, part);
  const { decisions, voided, lapsed } = whatWasSaid(input, evidence.approvals);
  const decider = act?.isDeciding && rule.approve.includes(act.person) ? act.person : null;
  const others = decisions.filter(({ person }) => person !== decider);
  const approvers = others.filter(({ isApproved }) => isApproved).map(({ person }) => person);
  const authors = authorsOf(input, evidence.publications);
  const counting = [
    ...rule.publish.filter((id) => authors.includes(id)),
    ...rule.approve.filter((id) => id === decider || approvers.includes(id)),
  ];
  const counted = [...new Set(counting)].filter((id) => !isMachine(people, id));
  const yes = evidence.approvals.filter(({ approval }) => approval.isApproved);
  const approvals = yes.filter(({ approval }) => concerns(input, approval)).map(({ envelope }) => envelope);
  const isLeft = (id: string) => !counted.includes(id) && !authors.includes(id);
  const mayApprove = withKey(people, rule.approve).filter(isLeft);
  const verdict = { counted, needed: rule.persons, mayApprove, decisions, approvals, voided, lapsed };
  if (act?.kind === 'rollback' && mayRollBack(people, part, act.person)) return { ...verdict, refusal: null };
  const rejection = others.find((one) => !one.isApproved && isOfTeam(people, part, one.person));
  const isEmergency = act?.kind === 'emergency' && !isMachine(people, act.person);
  const refused = (code: RefusalCode, fact: string) => ({ ...verdict, refusal: { code, fact } });
  // In this order: the first that holds is said.
  if (act && !isOfTeam(people, part, act.person))
    return refused('signer-not-of-team', `${fullName(people, act.person)} is not in the team of ${part}.`);
  if (rejection) {
    const fact = `${fullName(people, rejection.person)} rejected it${because(rejection.message)}.`;
    return refused('candidate-rejected', endedOnce(fact));
  }
  if (!authors.some((id) => rule.publish.includes(id)))
    return refused('publication-unsigned', whyUnsigned(input, evidence, authors));
  if (isEmergency) return { ...verdict, refusal: null };
  const missing = missingApprovals(input, verdict, authors);
  if (missing) return refused('approval-missing', missing);
  const { freezes = [], at, frozenAt = at } = input;
  const frozen = frozenFact(freezes, part, frozenAt);
  return frozen ? refused('part-frozen', frozen) : { ...verdict, refusal: null };
}

/** Whether a person belongs to the team of a part, and so may put it live once the others agree. */
export function isOfTeam(people: People, part: string, person: string): boolean {
  const { publish, approve } = ruleOf(people, part);
  return publish.includes(person) || approve.includes(person);
}

/** Whether a person may roll back a part, or take it out of the site. */
export function mayRollBack(people: People, part: string, person: string): boolean {
  return ruleOf(people, part).rollBack.includes(person);
}

/**
 * What each person said last of a release in this combination. A rejection is of the release, in whichever frame it was seen, and so
 * is its being taken back.
 * @param approvals oldest first
 */
export function decisionsOn(input: PolicyInput, approvals: SignedApproval[]): Decision[] {
  return whatWasSaid(input, approvals).decisions;
}

/** With the approvals of another frame, and what was said by keys that are out of use, apart. */
function whatWasSaid(input: PolicyInput, approvals: SignedApproval[]) {
  const decisions = new Map<string, Decision>();
  const voided: Decision[] = [];
  const lapsed: Decision[] = [];
  for (const { approval, envelope } of approvals) {
    if (!isOfRelease(input, approval)) continue;
    const isVoid = approval.isApproved && !concerns(input, approval);
    const { persons, former } = signersOf(envelope, input.people, input.at);
    lapsed.push(...former.map((person) => ({ ...approval, person })));
    for (const person of persons) {
      const earlier = decisions.get(person);
      if (isVoid) {
        voided.push({ ...approval, person });
        if (earlier?.isApproved === false) decisions.delete(person);
        continue;
      }
      const takesBack = approval.isApproved && (earlier?.isApproved ? earlier.takesBack : earlier);
      decisions.set(person, { ...approval, person, ...(takesBack && { takesBack }) });
    }
  }
  return { decisions: [...decisions.values()], voided, lapsed };
}

/**
 * Whether an approval was given for what a combination shows of a part. A page follows from two releases alone: its own part's holds
 * its HTML, the shell's makes the frame; so the same two mean the same words and the same code, whatever else ships.
 */
function concerns(input: PolicyInput, approval: Approval): boolean {
  const { parts, isAnyShell } = input;
  return (
    isOfRelease(input, approval) && (isAnyShell === true || isSameRelease(approval.parts.shell, parts.shell))
  );
}

function isOfRelease({ part, parts }: PolicyInput, approval: Approval): boolean {
  return approval.part === part && isSameRelease(approval.parts[part], parts[part]);
}

/** Who published exactly this release. */
function authorsOf({ part, parts, people, at }: PolicyInput, publications: Envelope[]): string[] {
  const own = publications.filter((envelope) => {
    const said = readStatement(envelope, 'publication', `the signatures of ${part}`);
    return said.part === part && isSameRelease(said, parts[part]);
  });
  return [...new Set(own.flatMap((envelope) => signersOf(envelope, people, at).persons))];
}

/** Why no person who may publish a part has published this release. */
function whyUnsigned({ people, part }: PolicyInput, { publications }: Evidence, authors: string[]): string {
  if (authors.length > 0)
    return `${authors.map((id) => fullName(people, id)).join(' and ')} published it, and may not publish ${part} any more.`;
  return publications.length > 0
    ? 'The key that signed its publication was revoked, or has expired.'
    : 'Its publication is not signed.';
}

function isMachine(people: People, person: string): boolean {
  return people.persons[person]?.isMachine === true;
}

function missingApprovals(
  { people, part }: PolicyInput,
  { counted, mayApprove, voided }: Omit<Verdict, 'refusal'>,
  authors: string[],
): string | null {
  const { persons, besidesAuthor } = ruleOf(people, part);
  const others = counted.filter((id) => !authors.includes(id)).length;
  const missing = Math.max(persons - counted.length, besidesAuthor - others);
  if (missing <= 0) return null;
  const named = (ids: string[]) => ids.map((id) => fullName(people, id));
  const wants = `${part} needs ${formatCount(persons, 'person')}${besidesAuthor > 0 ? `, ${besidesAuthor} of them not its author` : ''}`;
  const so = counted.length > 0 ? `so far ${named(counted).join(', ')}` : 'none so far';
  const who =
    mayApprove.length > 0
      ? named(mayApprove).join(' or ')
      : 'no other person with a key may approve it: invite one';
  const waits = `${wants}; ${so}. It waits for ${missing} more: ${who}.`;
  const count = voided.length;
  if (count === 0) return waits;
  const [were, are] = count === 1 ? ['One approval was', 'is'] : [`${count} approvals were`, 'are'];
  return `${waits} ${were} given with another release of the shell, and ${are} void: the page around it is another.`;
}
