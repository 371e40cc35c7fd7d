import {
  type Envelope,
  type Deployment,
  type NamedDeployment,
  memoryOf,
  nextDeployment,
  readLivePointer,
  readPeople,
  siteTreeOf,
} from '@site/ledger';
import type { Store } from '@site/store';
import { copyOfStore } from './a-schedule';
import { aSignedSite, type Member, promoteBy, publishBy, type Team } from './a-team';
import { aLegal } from './tiny-parts';
import { writeDeployment } from '../ledger/deployments/deployment';
import { moveLivePointer } from '../ledger/deployments/deployment-chain';
import { sign } from '../ledger/authority/statement';
import { type DeploymentSignatures, writeSignatures } from '../ledger/deployments/deployment-signatures';
import { watchLiveSite } from '@site/server';

export interface Given {
  store: Store;
  team: Team;
  second: NamedDeployment;
}

/** A signed site with a policy of 60 days, which two lawyers put live. */
export async function aShippedPolicy() {
  const site = await aSignedSite();
  const { store, team } = site;
  const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  const { deployment } = await promoteBy(store, parts, team.ravi);
  const { filesSha256 } = (await readLivePointer(store))!;
  return { ...site, second: { ...deployment, filesSha256 } };
}

/** What visitors get of a page from a server that has just been started, or whose watch is given. */
export async function pageOf(
  store: Store,
  watch = watchLiveSite(store, () => undefined),
  name = 'privacy-policy.html',
) {
  return (await watch())!.files.get(name)!.toString();
}

/** The same site in a store of its own, whose first rules this machine remembers. */
export async function copyOf({ store, ...given }: Given): Promise<Given> {
  const copy = await copyOfStore(store);
  await memoryOf(copy).writeTrusted({ ...(await memoryOf(store).readTrusted())!, deployment: null });
  return { store: copy, ...given };
}

/** Puts a deployment live as the tool would, without its checks. */
export async function forge(
  store: Store,
  second: NamedDeployment,
  changes: Partial<Deployment>,
): Promise<NamedDeployment> {
  const record = { ...second.record, site: siteTreeOf(second), message: 'Forged', ...changes };
  const stored = await writeDeployment(store, nextDeployment(second, record));
  const { previous } = second.record;
  const { filesSha256 } = record.site === previous?.name ? previous : second;
  const forged = { ...stored, filesSha256 };
  await moveLivePointer(store, (await readLivePointer(store))!.version, forged);
  return forged;
}

/** Signs a deployment by any key, as the tool would. */
async function signedBy(
  { signer }: Member,
  { name, sha256, filesSha256, record }: NamedDeployment,
  store: Store,
) {
  const version = (await readPeople(store))!;
  const people = { number: version.people.number, sha256: version.sha256 };
  return sign(
    signer,
    'deployment',
    { name, sha256, filesSha256, people, time: record.time },
    { [name]: sha256 },
  );
}

/** Stores the signature of a deployment by any key, as the tool would. @param parts what was signed for its releases; by default nothing @param schedule that it carries out */
export async function signWith(
  store: Store,
  member: Member,
  forged: NamedDeployment,
  parts: DeploymentSignatures['parts'] = {},
  schedule?: Envelope,
): Promise<void> {
  await writeSignatures(store, forged.name, {
    format: 1,
    deployment: await signedBy(member, forged, store),
    ...(schedule && { schedule }),
    parts,
  });
}
