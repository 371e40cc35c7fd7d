import { readStatement } from '../authority/statement';
import type { Store } from '@site/store';
import { readApprovals, type SignedApproval } from '../approvals/approvals';
import type { DeploymentSignatures } from '../deployments/deployment-signatures';
import type { Evidence } from './policy';
import { readPublicationSignatures } from '../releases/publications';

/**
 * What people signed for a release so far.
 * @param approvals of it, where they were read already
 * @throws what reading them throws
 */
export async function readEvidence(
  store: Store,
  part: string,
  release: string,
  approvals?: SignedApproval[],
): Promise<Evidence> {
  return {
    publications: await readPublicationSignatures(store, part, release),
    approvals: approvals ?? (await readApprovals(store, part, release)),
  };
}

/** What was signed for a part's release, as it is stored with a deployment. @throws SiteError `statement-unreadable` */
export function evidenceOf({ parts }: DeploymentSignatures, part: string): Evidence {
  const { publications = [], approvals = [] } = parts[part] ?? {};
  const where = `the signatures of ${part}`;
  return {
    publications,
    approvals: approvals.map((envelope) => ({
      approval: readStatement(envelope, 'approval', where),
      envelope,
    })),
  };
}
