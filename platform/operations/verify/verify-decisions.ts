import {
  type Inventory,
  type NamedDeployment,
  decisionsOn,
  deploymentKey,
  evidenceOf,
  fullName,
  idOfRelease,
  openApprovals,
  openWithdrawals,
  readFalselyDone,
  readFreezes,
  readOpenSchedules,
  readPeopleVersions,
  readPublications,
  readSignatures,
  signersOf,
  versionFor,
} from '@site/ledger';
import { type SiteProblem, finding } from '@site/errors';
import { type Store, mapLimited, noteDamage, nullIfDamaged } from '@site/store';
import { formatCount, formatTime, personAddress } from '@site/text';

/** What people decided besides going live, as far as no other verifier reports it: the order of publications, withdrawals, schedules, prunings. */
export async function verifyDecisions(store: Store, inventory: Inventory): Promise<SiteProblem[]> {
  const { releases, prunings, reached } = inventory;
  // Told each time, because a record that was planted would hide what was destroyed.
  const problems = prunings.map(({ time, author, trees, releases: gone }) =>
    finding(
      'pruned',
      `On ${formatTime(time)}, ${author || 'a person without a name'} pruned the pages of ${formatCount(trees.length, 'deployment')} and ${formatCount(gone.length, 'release')}.`,
      'If no operator remembers that, restore what is missing from a backup, and find out who writes to the store.',
      'information',
    ),
  );
  const tell = noteDamage(problems);
  for (const part of new Set(releases.map((release) => release.part)))
    await readPublications(store, part).catch(tell);
  const withdrawalOf = await openWithdrawals(store);
  for (const { part, release } of releases) await withdrawalOf(part, release).catch(tell);
  await readOpenSchedules(store, problems);
  await readFreezes(store, (await readPeopleVersions(store).catch(nullIfDamaged)) ?? [], problems);
  for (const number of (await readFalselyDone(store, reached).catch(tell)) ?? [])
    problems.push(
      finding(
        'schedule-never-done',
        `Schedule ${number} is marked as carried out, and no deployment did that.`,
        'Another program writes to the store: change its credentials, and schedule it again if it is still needed.',
      ),
    );
  return problems;
}

/**
 * Releases that went live by the approval of a person who had rejected them since. With a deployment lies what its promoter stored there:
 * they can leave a rejection out, and an approval stays signed.
 */
export async function verifyRejected(store: Store, { reached }: Inventory): Promise<SiteProblem[]> {
  const versions = await readPeopleVersions(store).catch(nullIfDamaged);
  if (!versions?.length) return [];
  const approvals = await openApprovals(store);
  const rejectedIn = async ({ name, record }: NamedDeployment) => {
    const people = versionFor(versions, record)?.people;
    const signatures = people && (await readSignatures(store, name));
    if (!signatures) return [];
    const { parts, time } = record;
    const problems: SiteProblem[] = [];
    for (const part of Object.keys(signatures.parts)) {
      const release = parts[part]?.release;
      if (!release || !approvals.has(part, release)) continue;
      const input = { part, parts, people, at: Date.parse(time) };
      // A deployment can say an earlier time than the store has it since.
      const written = (await store.writtenAt(deploymentKey(name)))?.toISOString() ?? time;
      const known = written > time ? written : time;
      const before = (await approvals.read(part, release)).filter(({ approval }) => approval.time < known);
      const last = new Map(decisionsOn(input, before).map((decision) => [decision.person, decision]));
      for (const { person, isApproved } of decisionsOn(input, evidenceOf(signatures, part).approvals)) {
        const no = last.get(person);
        if (!isApproved || !no || no.isApproved) continue;
        problems.push(
          finding(
            'rejected-and-live',
            `${idOfRelease({ part, release })} went live with deployment ${name} by the approval of ${fullName(people, person)}, who had rejected it since.`,
            'Its promoter left the rejection out. See who: npm run site -- status --history. If it is live, roll back: npm run site -- rollback.',
            // A store that was restored from a backup has everything later than it was made.
            no.time < time ? 'error' : 'warning',
          ),
        );
      }
    }
    return problems;
  };
  const found = await mapLimited([...reached.values()], (one) => rejectedIn(one).catch(nullIfDamaged));
  return found.flatMap((problems) => problems ?? []);
}

/**
 * A deployment says by itself who made it, and history and proof show that. The address of a person there is hers alone: one that
 * another key signed is named. What is wrong with the signatures themselves is told elsewhere.
 */
export async function verifyAuthors(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const versions = (await readPeopleVersions(store).catch(nullIfDamaged)) ?? [];
  const found = mapLimited(history, async ({ name, record }) => {
    const people = versionFor(versions, record)?.people;
    const address = personAddress(record.author);
    if (!people || !address || !Object.hasOwn(people.persons, address)) return [];
    const signatures = await readSignatures(store, name);
    const envelopes = [signatures?.deployment, signatures?.schedule].filter((one) => one !== undefined);
    const signers = envelopes.flatMap((one) => signersOf(one, people, Date.parse(record.time)).persons);
    if (signers.length === 0 || signers.includes(address)) return [];
    const fact = `Deployment ${name} says that it is by ${record.author}, and is signed by ${signers.map((id) => fullName(people, id)).join(', ')}.`;
    const remedy = 'Ask both of them. If neither meant it, revoke that key: npm run site -- people revoke';
    return finding('author-differs', fact, remedy, 'warning');
  });
  return ((await found.catch(nullIfDamaged)) ?? []).flat();
}
