import {
  type Inventory,
  type NamedDeployment,
  type PeopleVersion,
  decisionsOn,
  deploymentKey,
  evidenceOf,
  fullName,
  openApprovals,
  readPeopleVersions,
  readSignatures,
  versionFor,
} from '@site/ledger';
import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { ignoreReported } from './ignore-reported';

/**
 * Releases that went live by the approval of a person who had rejected them since. With a deployment lies what its promoter stored there:
 * they can leave a rejection out, and an approval stays signed.
 */
export async function verifyRejected(store: Store, { reached }: Inventory): Promise<SiteProblem[]> {
  const versions = await readPeopleVersions(store).catch(ignoreReported);
  if (versions.length === 0) return [];
  const approvals = await openApprovals(store);
  const problems = await mapLimited([...reached.values()], CALLS_AT_ONCE, (deployment) =>
    rejectedIn(store, deployment, { versions, approvals }).catch(ignoreReported),
  );
  return problems.flat();
}

async function rejectedIn(
  store: Store,
  { name, record }: NamedDeployment,
  said: { versions: PeopleVersion[]; approvals: Awaited<ReturnType<typeof openApprovals>> },
): Promise<SiteProblem[]> {
  const people = versionFor(said.versions, record)?.people;
  const signatures = people && (await readSignatures(store, name));
  if (!signatures) return [];
  const { parts, time } = record;
  const problems: SiteProblem[] = [];
  for (const part of Object.keys(signatures.parts)) {
    const release = parts[part]?.release;
    if (!release || !said.approvals.has(part, release)) continue;
    const input = { part, parts, people, at: Date.parse(time) };
    const known = await timeOf(store, name, time);
    const before = (await said.approvals.read(part, release)).filter(({ approval }) => approval.time < known);
    const last = new Map(decisionsOn(input, before).map((decision) => [decision.person, decision]));
    for (const { person, isApproved } of decisionsOn(input, evidenceOf(signatures, part).approvals)) {
      const no = last.get(person);
      if (isApproved && no && !no.isApproved)
        problems.push({
          ...rejected(`${part}@${release}`, name, fullName(people, person)),
          // A store that was restored from a backup has everything later than it was made.
          severity: no.time < time ? 'error' : 'warning',
        });
    }
  }
  return problems;
}

/** When a deployment was made, as far as it can be known: it can say an earlier time than the store has it since. */
async function timeOf(store: Store, name: string, time: string): Promise<string> {
  const written = (await store.writtenAt(deploymentKey(name)))?.toISOString() ?? time;
  return written > time ? written : time;
}

function rejected(release: string, deployment: string, person: string): Omit<SiteProblem, 'severity'> {
  return {
    code: 'rejected-and-live',
    message: `${release} went live with deployment ${deployment} by the approval of ${person}, who had rejected it since.`,
    remedy:
      'Its promoter left the rejection out. See who: npm run site -- status --history. If it is live, roll back: npm run site -- rollback.',
  };
}
