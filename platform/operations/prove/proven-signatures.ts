import {
  type DeploymentSignatures,
  type Envelope,
  type NamedDeployment,
  type People,
  fullName,
  plainSignatures,
  readPeopleVersions,
  readSignatures,
  versionFor,
} from '@site/ledger';
import { type Store, nullIfDamaged } from '@site/store';
import type { ProvenPart, ProvenSignature } from './proof';

/** What is signed of the access policy. */
export const OF_POLICY = 'who may ship what';

/**
 * The signatures of a deployment, those of the page's parts that went live before it, and those under the access policy
 * that it goes by; whether they hold is checked elsewhere.
 */
export async function readProvenSignatures(
  store: Store,
  deployment: NamedDeployment,
  provenParts: ProvenPart[],
): Promise<ProvenSignature[]> {
  const versions = (await readPeopleVersions(store).catch(nullIfDamaged)) ?? [];
  const version = versionFor(versions, deployment.record);
  if (!version) return [];
  const { people } = version;
  const who = provenOf(version.envelope, `${OF_POLICY}, version ${people.number}`, people);
  const signatures = await readSignatures(store, deployment.name).catch(nullIfDamaged);
  if (!signatures) return who;
  const parts = Object.keys(signatures.parts).flatMap((part) => ofPart(signatures, part, people));
  const earlier: ProvenSignature[] = [];
  for (const { part, isOnPage, since } of provenParts) {
    const brought = isOnPage && since.name !== deployment.name ? versionFor(versions, since.record) : null;
    const signed = brought && (await readSignatures(store, since.name).catch(nullIfDamaged));
    if (signed) earlier.push(...ofPart(signed, part, brought.people));
  }
  return [
    ...provenOf(signatures.deployment, 'deployment', people),
    ...(signatures.schedule ? provenOf(signatures.schedule, 'schedule', people) : []),
    ...parts,
    ...earlier,
    ...who,
  ];
}

function ofPart({ parts }: DeploymentSignatures, part: string, people: People): ProvenSignature[] {
  const { publications = [], approvals = [] } = parts[part] ?? {};
  return [
    ...publications.flatMap((envelope) => provenOf(envelope, `${part} published`, people)),
    ...approvals.flatMap((envelope) => provenOf(envelope, `${part} approved`, people)),
  ];
}

function provenOf(envelope: Envelope, what: string, people: People): ProvenSignature[] {
  return plainSignatures(envelope, people).map(({ owner, isErrand, ...plain }) => ({
    ...plain,
    what: isErrand ? `errand: ${what}` : what,
    person: fullName(people, owner),
  }));
}
