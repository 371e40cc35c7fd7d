import type { Envelope } from '../../authority/envelope';
import { isOfTeam, type Vouching, vouchingFor } from '../../authority/part-rule';
import type { People } from '../../authority/people';
import { readApprovals, type SignedApproval } from '../../records/approvals';
import type { DeploymentParts } from '../../records/choose-releases';
import { readPublicationSignatures } from '../../records/publications';
import { authorsOf, concerns, type Decision, decisionsOn } from '../../records/vouchers';
import type { Store } from '../../store/store';

interface EvaluateRequest {
  store: Store;
  people: People;
  part: string;
  /** The whole combination that would be live. */
  parts: DeploymentParts;
  /** What was said of the release, where it was read already. */
  said?: SignedApproval[];
  /** What somebody says of it now. */
  own?: SignedApproval[];
}

/** How a release stands on its way to the visitors. */
export interface EvaluatedApprovals {
  state: 'published' | 'waiting' | 'approved' | 'rejected';
  vouching: Vouching;
  /** What each person said last, of this combination. */
  decisions: Decision[];
  rejection: Decision | null;
  /** Approvals that do not count any more, since they were given beside another shell. */
  void: number;
  /** The signatures that count for it. */
  publications: Envelope[];
  approvals: Envelope[];
}

/** Evaluates what people signed for a release in a combination against the rule of its part. */
export async function evaluateApprovals({
  store,
  people,
  part,
  parts,
  own = [],
  ...given
}: EvaluateRequest): Promise<EvaluatedApprovals> {
  const { release } = parts[part]!;
  const wanted = { part, parts, people, at: Date.now() };
  const publications = await readPublicationSignatures(store, part, release);
  const said = [...(given.said ?? (await readApprovals(store, part, release))), ...own];
  const decisions = decisionsOn(wanted, said);
  const approvers = decisions.filter(({ isApproved }) => isApproved).map(({ person }) => person);
  const vouching = vouchingFor(people, part, { authors: authorsOf(wanted, publications), approvers });
  const rejection = decisions.find((one) => !one.isApproved && isOfTeam(people, part, one.person)) ?? null;
  const yes = said.filter(({ approval }) => approval.isApproved);
  const counting = yes.filter(({ approval }) => concerns(wanted, approval));
  return {
    state: rejection ? 'rejected' : stateOf(vouching),
    vouching,
    decisions,
    rejection,
    void: yes.length - counting.length,
    publications,
    approvals: counting.map(({ envelope }) => envelope),
  };
}

function stateOf({ missing, isPublished }: Vouching): EvaluatedApprovals['state'] {
  if (!missing) return 'approved';
  return isPublished ? 'waiting' : 'published';
}

/** Says that approvals became void; empty where none did. */
export function voidSentence({ void: count }: Pick<EvaluatedApprovals, 'void'>): string {
  if (count === 0) return '';
  const [were, are] = count === 1 ? ['One approval was', 'is'] : [`${count} approvals were`, 'are'];
  return ` ${were} given beside another release of the shell, and ${are} void: the page around it is another.`;
}
