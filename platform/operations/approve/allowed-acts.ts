import {
  type Act,
  type DeploymentParts,
  type PeopleVersion,
  evaluate,
  fullName,
  isOfTeam,
  readEvidence,
  ruleOf,
} from '@site/ledger';
import { SiteError } from '@site/errors';
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
  /** To put it live alone, without the approvals that it lacks. */
  emergency: Permission;
  /** To cancel its schedule. */
  cancel: Permission;
}

interface PermissionRequest extends Pick<Acting, 'store' | 'loadSigner'> {
  /** Null without an access policy. */
  version: PeopleVersion | null;
  part: string;
  /** The whole combination that would be live. */
  parts: DeploymentParts;
  /** What to say to one who has no key that counts. */
  sentenceOn: (refusal: SiteError) => string;
}

export const ALLOWED: Permission = { isAllowed: true, why: null };
export const forbidden = (why: string): Permission => ({ isAllowed: false, why });

/**
 * Says beforehand what {@link decide} and {@link promote} would refuse for want of a right or of approvals, so that no person is
 * offered it. They check it again.
 */
export async function allowedActs(request: PermissionRequest): Promise<Permissions> {
  const { store, version, part, parts, loadSigner, sentenceOn } = request;
  if (!version) {
    const open = forbidden('This store has no access policy, so nothing waits for approval.');
    return { approve: open, reject: open, promote: ALLOWED, emergency: open, cancel: ALLOWED };
  }
  const { people } = version;
  const known = await knownSigner(people, loadSigner).catch((error: unknown) => {
    if (error instanceof SiteError) return error;
    throw error;
  });
  if (known instanceof SiteError) {
    const unknown = forbidden(sentenceOn(known));
    return { approve: unknown, reject: unknown, promote: unknown, emergency: unknown, cancel: unknown };
  }
  const { person } = known;
  const input = { part, parts, people, at: Date.now() };
  const act: Act = { person, kind: 'promote', isDeciding: true };
  const evidence = await readEvidence(store, part, parts[part]!.release);
  const { decisions, refusal } = evaluate(input, evidence, act);
  const own = decisions.find((decision) => decision.person === person);
  const isApprover = ruleOf(people, part).approve.includes(person);
  const ofTeam = isOfTeam(people, part, person)
    ? ALLOWED
    : forbidden(`${fullName(people, person)} is not in the team of ${part}.`);
  const hasRejected = own?.isApproved === false && ofTeam.isAllowed;
  return {
    approve: hasRejected
      ? ALLOWED
      : own?.isApproved
        ? forbidden(
            'You have approved it; to put it on a date or live counts as that, also once it is cancelled.',
          )
        : evaluate(input, evidence).counted.includes(person)
          ? forbidden('You published it, which counts.')
          : isApprover
            ? ALLOWED
            : forbidden(`${fullName(people, person)} may not approve ${part}.`),
    reject: hasRejected ? forbidden('You have rejected it.') : ofTeam,
    promote: refusal ? forbidden(refusal.fact) : ALLOWED,
    emergency: refusal?.code === 'approval-missing' ? ALLOWED : forbidden('It takes none.'),
    cancel: ofTeam,
  };
}
