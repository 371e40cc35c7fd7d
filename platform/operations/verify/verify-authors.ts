import {
  type Inventory,
  type NamedDeployment,
  type PeopleVersion,
  fullName,
  readPeopleVersions,
  readSignatures,
  signersOf,
  versionFor,
} from '@site/ledger';
import { CALLS_AT_ONCE, type Store, damageOf, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';

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
