import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decide, promote, proposePeople, signPeople } from '@site/operations';
import { firstPeople, type Teams, withoutKey } from '../operations/people/people-input';
import type { PromoteOutcome, PromoteRequest } from '../operations/promote/promote';
import {
  type DeploymentParts,
  type NamedDeployment,
  type OwnedKey,
  type PeopleInput,
  type Signer,
  keyIdOf,
  liveDeployment,
  writeRelease,
} from '@site/ledger';
import { signerOf } from '../ledger/authority/envelope';
import type { Store } from '@site/store';
import { aLiveSite } from './a-live-site';
import type { TinyPart } from './tiny-parts';

/** A person with a key. */
export interface Member extends OwnedKey {
  privateKey: KeyObject;
  signer: Signer;
  loadSigner: () => Promise<Signer>;
}

/** A person with a new key, by first name. */
export function aPerson(name: string): Member {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signer = signerOf(privateKey);
  const loadSigner = () => Promise.resolve(signer);
  return {
    name,
    id: `${name.toLowerCase()}@brand.in`,
    publicKey: signer.publicKey,
    privateKey,
    signer,
    loadSigner,
  };
}

/** As whom a command runs: by environment, as build servers have it. */
export function envOf({ id, privateKey }: Member) {
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { SITE_AUTHOR: id, SITE_SIGNING_KEY: key };
}

/** Meera ships landing; Lata and Ravi ship legal; Asha and Ravi ship the shell; two of Asha, Ravi and Lata say so. */
export function aTeam() {
  const [asha, ravi, lata, meera] = [aPerson('Asha'), aPerson('Ravi'), aPerson('Lata'), aPerson('Meera')];
  const teams: Teams = { landing: [meera.id], legal: [lata.id, ravi.id], shell: [asha.id, ravi.id] };
  const input = firstPeople(
    [asha, ravi, lata, meera],
    teams,
    [asha.id, ravi.id, lata.id],
    ['shell', 'landing', 'legal'],
  );
  return { asha, ravi, lata, meera, input };
}

export type Team = ReturnType<typeof aTeam>;

/** A person proposes a change of the access policy; by default none. */
export function proposeBy(
  store: Store,
  { loadSigner }: Member,
  change: (current: PeopleInput) => PeopleInput = (current) => current,
) {
  return proposePeople({ store, change: (current) => change(current!), message: 'A change', loadSigner });
}

/** Puts a version of the access policy in force, proposed by Asha and signed by Lata. */
export async function putInForce(
  store: Store,
  { asha, lata }: Pick<Team, 'asha' | 'lata'>,
  change: (current: PeopleInput | null) => PeopleInput,
): Promise<void> {
  const { loadSigner } = asha;
  const { version, missing } = await proposePeople({ store, change, message: 'Who ships what', loadSigner });
  if (missing === 0) return;
  const { status } = await signPeople(store, version.sha256, lata.loadSigner);
  if (status !== 'in-force') throw new Error('The version is not in force.');
}

/** Lata's key is revoked; Asha takes her place where legal needs two. */
export async function revokeLatasKey(store: Store, team: Team): Promise<void> {
  const { asha, ravi, lata } = team;
  await putInForce(store, { asha, lata: ravi }, (current) => {
    const { parts } = current!;
    const legal = { ...parts.legal!, approve: [lata.id, ravi.id, asha.id] };
    const editors = { persons: [asha.id, ravi.id], needed: 2 };
    return withoutKey(
      { ...current!, editors, parts: { ...parts, legal } },
      keyIdOf(lata.publicKey),
      new Date(),
    );
  });
}

/** A live site that nothing goes live on unsigned. */
export async function aSignedSite(store?: Store) {
  const site = await aLiveSite(undefined, store);
  const team = aTeam();
  await putInForce(site.store, team, () => team.input);
  return { ...site, team };
}

/** Publishes a tiny part by a person's key. */
export async function publishBy(
  store: Store,
  { input, files }: TinyPart,
  { signer, name }: Member,
): Promise<DeploymentParts> {
  const { manifest, sha256 } = await writeRelease(store, { ...input, author: name }, files, signer);
  return { [manifest.part]: { release: manifest.release, manifestSha256: sha256 } };
}

/** Puts releases live by a person's key. */
export function promoteBy(
  store: Store,
  parts: DeploymentParts,
  { name, loadSigner }: Member,
  changes: Partial<PromoteRequest> = {},
): Promise<PromoteOutcome> {
  return promote({ store, parts, author: name, message: '', loadSigner, ...changes });
}

/** A person approves, or rejects, releases together with what is live. */
export function decideBy(
  store: Store,
  parts: DeploymentParts,
  { name, loadSigner }: Member,
  isApproved = true,
) {
  return decide({ store, parts, isApproved, author: name, message: 'Looked at it', loadSigner });
}

/** Publishes a tiny part and puts it live by the same person. */
export async function shipBy(store: Store, part: TinyPart, person: Member): Promise<NamedDeployment> {
  await promoteBy(store, await publishBy(store, part, person), person);
  return liveDeployment(store);
}
