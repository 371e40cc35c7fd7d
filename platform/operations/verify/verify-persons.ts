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
  signersOf,
} from '@site/ledger';
import { CALLS_AT_ONCE, type Store, mapLimited, damageOf } from '@site/store';
import { type SiteProblem, SiteError } from '@site/errors';

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

/**
 * A deployment says by itself who made it, and history and proof show that. The address of a person there is hers alone: one that
 * another key signed is named. What is wrong with the signatures themselves is told elsewhere.
 */
export async function verifyAuthors(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  try {
    const versions = await readPeopleVersions(store);
    const found = await mapLimited(history, CALLS_AT_ONCE, (one) => borrowedName(store, one, versions));
    return found.filter((problem) => problem !== null);
  } catch (error) {
    damageOf(error);
    return [];
  }
}

async function borrowedName(
  store: Store,
  { name, record }: NamedDeployment,
  versions: PeopleVersion[],
): Promise<SiteProblem | null> {
  const people = versionFor(versions, record)?.people;
  const address = /<([^<>]+)>$/.exec(record.author)?.[1]?.toLowerCase();
  if (!people || !address || !Object.hasOwn(people.persons, address)) return null;
  const signatures = await readSignatures(store, name);
  const envelopes = [signatures?.deployment, signatures?.schedule].filter((one) => one !== undefined);
  const signers = envelopes.flatMap((one) => signersOf(one, people, Date.parse(record.time)).persons);
  if (signers.length === 0 || signers.includes(address)) return null;
  return {
    code: 'author-differs',
    severity: 'warning',
    message: `Deployment ${name} says that it is by ${record.author}, and is signed by ${signers.map((id) => fullName(people, id)).join(', ')}.`,
    remedy: 'Ask both of them. If neither meant it, revoke that key: npm run site -- people revoke',
  };
}

/** Ignored here: another verifier reports what is damaged, pruned or missing. @throws the store's faults */
export function ignoreReported(error: unknown): never[] {
  if (error instanceof SiteError && !error.code.startsWith('store-')) return [];
  throw error;
}
