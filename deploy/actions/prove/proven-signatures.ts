import { type Envelope, signedBytes } from '../../authority/envelope';
import { assertedBytes } from '../../authority/passkey';
import { fullName, type People } from '../../authority/people';
import { pemOf, shortKeyId } from '../../authority/public-key';
import { ownerOf } from '../../authority/signers';
import { versionFor } from '../../records/authorise';
import type { NamedDeployment } from '../../records/deployment';
import { readSignatures } from '../../records/deployment-signatures';
import { readPeopleVersions } from '../../records/people-versions';
import { damageOf, nullIfDamaged } from '../../store/damage';
import type { Store } from '../../store/store';
import type { ProvenSignature } from './proof';

/** The signatures that lie beside a deployment, and those under the file of people that it goes by; whether they hold is checked elsewhere. */
export async function readProvenSignatures(
  store: Store,
  deployment: NamedDeployment,
): Promise<ProvenSignature[]> {
  const versions = await readPeopleVersions(store).catch((error: unknown) => {
    damageOf(error);
    return [];
  });
  const version = versionFor(versions, deployment.record);
  if (!version) return [];
  const { people } = version;
  const who = provenOf(version.envelope, `who may ship what, version ${people.number}`, people);
  const signatures = await readSignatures(store, deployment.name).catch(nullIfDamaged);
  if (!signatures) return who;
  const parts = Object.entries(signatures.parts).flatMap(([part, { publications, approvals }]) => [
    ...publications.flatMap((envelope) => provenOf(envelope, `${part} published`, people)),
    ...approvals.flatMap((envelope) => provenOf(envelope, `${part} approved`, people)),
  ]);
  const scheduled = signatures.schedule ? provenOf(signatures.schedule, 'schedule', people) : [];
  return [...provenOf(signatures.deployment, 'deployment', people), ...scheduled, ...parts, ...who];
}

function provenOf(envelope: Envelope, what: string, people: People): ProvenSignature[] {
  const statement = signedBytes(envelope);
  return envelope.signatures.flatMap(({ keyid, sig, passkey }) => {
    const owned = ownerOf(people, keyid);
    if (!owned) return [];
    return {
      what,
      person: fullName(people, owned.owner),
      keyId: shortKeyId(keyid),
      publicKey: pemOf(owned.key),
      signed: passkey ? assertedBytes(passkey) : statement,
      signature: Buffer.from(sig, 'base64'),
      passkey: passkey ? { clientData: Buffer.from(passkey.clientData, 'base64'), statement } : null,
    };
  });
}
