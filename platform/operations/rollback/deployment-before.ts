import {
  type NamedDeployment,
  type PeopleVersion,
  openWithdrawals,
  policyViolationOf,
  readLinkedDeployment,
  siteTreeOf,
  walkChain,
} from '@site/ledger';
import type { Store } from '@site/store';

/**
 * What visitors saw before the pages that are live, and may see again: rolling back twice goes two steps back, not to and fro.
 * What was withdrawn since, or went live against the rules, is skipped. Null where there is nothing to roll back to.
 * @param newest the live deployment, and those before it that are read already, newest first
 * @param versions of the access policy
 * @throws what reading the chain throws
 */
export async function deploymentBefore(
  store: Store,
  newest: [live: NamedDeployment, ...earlier: NamedDeployment[]],
  versions: PeopleVersion[],
): Promise<NamedDeployment | null> {
  const chain = chainOf(store, newest);
  await composerOf(chain, newest[0]);
  const readWithdrawal = await openWithdrawals(store);
  for (;;) {
    const { value } = (await chain.next()) as { value?: NamedDeployment };
    if (!value) return null;
    const shown = await composerOf(chain, value);
    const releases = Object.entries(shown.record.parts);
    const withdrawals = releases.map(([part, { release }]) => readWithdrawal(part, release));
    if ((await Promise.all(withdrawals)).some((withdrawal) => withdrawal !== null)) continue;
    if ((await policyViolationInItsTime(store, shown, versions)) === null) return shown;
  }
}

/** Why the access policy of its time did not allow a deployment; null where it did. */
export async function policyViolationInItsTime(
  store: Store,
  deployment: NamedDeployment,
  versions: PeopleVersion[],
) {
  if (versions.length === 0) return null;
  const { previous } = deployment.record;
  return policyViolationOf(
    store,
    deployment,
    previous && (await readLinkedDeployment(store, previous)),
    versions,
  );
}

async function* chainOf(store: Store, read: NamedDeployment[]): AsyncGenerator<NamedDeployment> {
  const [live, ...earlier] = read;
  yield* earlier;
  yield* walkChain(store, (earlier.at(-1) ?? live)?.record.previous ?? null);
}

/** The deployment whose pages a deployment shows: itself, or for a rollback the earlier one, further down the chain. */
async function composerOf(
  chain: AsyncIterator<NamedDeployment>,
  shown: NamedDeployment,
): Promise<NamedDeployment> {
  let deployment: NamedDeployment | undefined = shown;
  while (deployment && deployment.name !== siteTreeOf(shown))
    deployment = (await chain.next()).value as NamedDeployment | undefined;
  return deployment ?? shown;
}
