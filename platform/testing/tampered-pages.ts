import { LIVE_POINTER_KEY, type StoredDeployment, packSite, siteKey } from '@site/ledger';
import { readSite } from '../ledger/deployments/stored-site';
import { type Store, sha256Of } from '@site/store';

const POLICY = 'privacy-policy.html';

type Named = Pick<StoredDeployment, 'name'>;

/** Changes the policy of a deployment as an attacker with write access would. */
export async function forgePolicy(
  store: Store,
  { name }: Named,
  change: (html: string) => string,
): Promise<void> {
  const key = siteKey(name);
  const files: Record<string, Buffer> = Object.fromEntries((await readSite(store, key))!.files);
  const forged = Buffer.from(change(files[POLICY]!.toString()));
  await put(store, key, await packSite({ ...files, [POLICY]: forged }));
}

/** Overwrites the composed files of a deployment with those of another. */
export async function putPagesInPlaceOf(store: Store, { name }: Named, other: Named): Promise<void> {
  await put(store, siteKey(name), (await store.read(siteKey(other.name)))!.body);
}

async function put(store: Store, key: string, body: Buffer): Promise<void> {
  await store.remove(key);
  await store.create(key, body);
}

/** Makes the live pointer name the pages of a deployment as they lie in the store now. */
export async function pointAtPagesAsTheyAre(store: Store, deployment: Named): Promise<void> {
  const { body, version } = (await store.read(LIVE_POINTER_KEY))!;
  const filesSha256 = sha256Of((await store.read(siteKey(deployment.name)))!.body);
  const pointer = { ...(JSON.parse(body.toString()) as object), filesSha256 };
  await store.replace(LIVE_POINTER_KEY, Buffer.from(JSON.stringify(pointer)), version);
}
