import { type Store, canonicalJson, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import { assertClock } from '../records/clock';
import {
  type Deployment,
  deploymentName,
  deploymentSchema,
  nameByHash,
  sha256Of,
  type StoredDeployment,
} from './deployment';
import { deploymentKey } from '../records/record-names';

/**
 * Stores a deployment under its name. It is not live yet: until the live pointer names it, it changes nothing.
 * Storing the same deployment again is no error.
 *
 * @throws SiteError `deployment-invalid`, `deployment-altered`, `clock-ahead`
 */
export async function writeDeployment(store: Store, deployment: Deployment): Promise<StoredDeployment> {
  const result = deploymentSchema.safeParse(deployment);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SiteError(
      'deployment-invalid',
      `This is no site deployment: ${issue?.path.join('.')} ${issue?.message}.`,
      'Repeat the command; if it stays so, the deployment that is live was made by another version of the tool.',
      { cause: result.error },
    );
  }

  const name = deploymentName(result.data);
  const key = deploymentKey(name);
  const body = canonicalJson(result.data);
  const outcome = await store.create(key, body, `sha256:${sha256Of(body)}`);
  if (outcome === 'created') await assertClock(store, key);
  const stored = await readDeployment(store, name);
  if (stored === null) throw new Error(`Deployment ${name} vanished after it was written.`);

  return stored;
}

/**
 * The deployment of a name, or null when there is none. Its bytes are checked against the name.
 *
 * @param expectedSha256 as the chain names it, where a copy on this machine will do
 * @throws SiteError `bad-name`, `deployment-altered`, `record-unreadable`
 */
export async function readDeployment(
  store: Store,
  name: string,
  expectedSha256?: string,
): Promise<StoredDeployment | null> {
  const key = deploymentKey(name);
  const stored = await store.read(key, expectedSha256 && `sha256:${expectedSha256}`);
  if (stored === null) return null;

  const sha256 = sha256Of(stored.body);
  if (name.slice(7) !== sha256.slice(0, 12)) throw alteredDeployment(key, name, sha256);

  const deployment = parseRecord(key, stored.body, deploymentSchema);
  if (name !== nameByHash(deployment.number, sha256)) throw alteredDeployment(key, name, sha256);

  return { name, sha256, record: deployment };
}

function alteredDeployment(key: string, name: string, sha256: string): SiteError {
  return new SiteError(
    'deployment-altered',
    `Deployment ${name} was altered: the bytes of "${key}" have the hash ${sha256}, which the name does not allow.`,
    'Restore the file from a backup. The deployments after it are not affected; what it says can no longer be proved.',
  );
}
