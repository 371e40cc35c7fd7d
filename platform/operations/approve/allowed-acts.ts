import {
  type Act,
  type DeploymentParts,
  type Freeze,
  type PeopleVersion,
  type Refusal,
  evaluate,
  frozenFact,
  fullName,
  isOfTeam,
  readEvidence,
  ruleOf,
} from '@site/ledger';
import { refusalIn, SiteError } from '@site/errors';
import { type Acting, knownSigner } from '../people/own-key';

/** Whether a person may do something; `why` says why not, null where they may. */
export interface Permission {
  isAllowed: boolean;
  why: string | null;
}

/** What the rule of a part lets one person do with a release on its way. */
export interface Permissions {
  approve: Permission;
  reject: Permission;
  promote: Permission;
  /** To put it live at a time: also while a freeze holds that is over by then. */
  schedule: Permission;
  /** To put it live alone, without the approvals that are missing. */
  emergency: Permission;
  /** To cancel its schedule, and to withdraw it. */
  cancel: Permission;
  /** Whether approving it along with another one is said of it, too: also where that adds nothing. */
  isApprovedAlong: boolean;
  /** Whether an emergency waits to be confirmed: putting it live so approves nothing. */
  isUnapproved: boolean;
}

interface PermissionRequest extends Pick<Acting, 'store' | 'loadSigner'> {
  /** Null without an access policy. */
  version: PeopleVersion | null;
  part: string;
  /** The whole combination that would be live. */
  parts: DeploymentParts;
  /** That hold or are to come. */
  freezes: Freeze[];
  /** What to say to one who has no key that counts. */
  sentenceOn: (refusal: SiteError) => string;
}

const WAIVED: Refusal['code'][] = ['approval-missing', 'part-frozen'];

const OWN_REJECTION = 'You have rejected it: it may go live only once you approve it after all.';
const OWN_APPROVAL =
  'You have approved it. Putting it live or giving it a date counts as approving it, and cancelling that date does not take it back.';

const PUBLISH_AGAIN = 'Publish it again, under Edit: then it is yours.';
const TEAM_PUBLISHES = 'A person of its team has to publish it again, under Edit.';

export const ALLOWED: Permission = { isAllowed: true, why: null };
export const forbidden = (why: string): Permission => ({ isAllowed: false, why });

/** Says of a rejection who can lift it. */
const withWayOut = (refusal: Refusal | null) =>
  refusal?.code === 'candidate-rejected'
    ? { ...refusal, fact: `${refusal.fact} It may go live once they approve it after all.` }
    : refusal;

/** @param whyNot null where they may */
const permission = (whyNot: string | null) => (whyNot === null ? ALLOWED : forbidden(whyNot));

const forAll = (one: Permission): Permissions => {
  const along = { isApprovedAlong: false, isUnapproved: false };
  return { approve: one, reject: one, promote: one, schedule: one, emergency: one, cancel: one, ...along };
};

/**
 * Says beforehand what `decide` and `promote` would refuse for want of a right or of approvals, so that no person is
 * offered it. They check it again. Who has rejected a release is not offered to put it live, which would silently undo that.
 */
export async function allowedActs(request: PermissionRequest): Promise<Permissions> {
  const { store, version, part, parts, freezes, loadSigner, sentenceOn } = request;
  const at = Date.now();
  if (!version) {
    const open = forbidden('This store has no access policy, so nothing waits for approval.');
    const frozen = frozenFact(freezes, part, at);
    const emergency = frozen ? ALLOWED : open;
    return { ...forAll(ALLOWED), approve: open, reject: open, promote: permission(frozen), emergency };
  }
  const { people } = version;
  const known = await knownSigner(people, loadSigner).catch(refusalIn);
  if (known instanceof SiteError) return forAll(forbidden(sentenceOn(known)));
  const { person } = known;
  const input = { part, parts, people, at, freezes };
  const act: Act = { person, kind: 'promote', isDeciding: true };
  const evidence = await readEvidence(store, part, parts[part]!.release);
  const { counted, decisions, refusal: open } = evaluate(input, evidence);
  const withoutApprovals = evaluate(input, { ...evidence, approvals: [] }).refusal;
  const isUnsigned = withoutApprovals?.code === 'publication-unsigned';
  const own = decisions.find((decision) => decision.person === person);
  const name = fullName(people, person);
  const foreign = isOfTeam(people, part, person) ? null : `${name} is not in the team of ${part}.`;
  const hasRejected = own?.isApproved === false && foreign === null;
  const again = ruleOf(people, part).publish.includes(person) ? PUBLISH_AGAIN : TEAM_PUBLISHES;
  const refusal: Refusal | null = isUnsigned
    ? { code: withoutApprovals.code, fact: `${withoutApprovals.fact} ${again}` }
    : hasRejected
      ? { code: 'candidate-rejected', fact: OWN_REJECTION }
      : withWayOut(evaluate(input, evidence, act).refusal);
  const whyNotApprove = () => {
    // No approval brings it live.
    if (isUnsigned) return refusal!.fact;
    if (hasRejected) return null;
    if (own?.isApproved) return OWN_APPROVAL;
    if (counted.includes(person))
      return refusal?.code === 'candidate-rejected' ? refusal.fact : 'You published it, which counts.';
    return ruleOf(people, part).approve.includes(person) ? null : `${name} may not approve ${part}.`;
  };
  return {
    approve: permission(whyNotApprove()),
    reject: permission(hasRejected ? OWN_REJECTION : foreign),
    promote: permission(refusal && refusal.fact),
    schedule: permission(refusal && refusal.code !== 'part-frozen' ? refusal.fact : null),
    emergency: refusal && WAIVED.includes(refusal.code) ? ALLOWED : forbidden('It takes none.'),
    cancel: permission(foreign),
    isUnapproved: open?.code === 'approval-missing',
    isApprovedAlong: hasRejected || ruleOf(people, part).approve.includes(person),
  };
}
