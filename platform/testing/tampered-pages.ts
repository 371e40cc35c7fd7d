import { LIVE_POINTER_KEY, type StoredDeployment, encodedSiblings, sha256Of, siteFolder } from '@site/ledger';
import type { Store } from '@site/store';
import { alter } from './each-store';

const POLICY = 'privacy-policy.html';

/** Changes the policy of a deployment as an attacker with write access would: with the record of its hash, and without siblings. */
export function forgePolicy(
  store: Store,
  { name }: Pick<StoredDeployment, 'name'>,
  change: (html: string) => string,
): Promise<void> {
  return forgeTree(store, siteFolder(name), change);
}

/** The same in any tree of composed files. */
export async function forgeTree(
  store: Store,
  folder: string,
  change: (html: string) => string,
): Promise<void> {
  await alter(store, folder + POLICY, change);
  const forged = sha256Of((await store.read(folder + POLICY))!.body);
  for (const sibling of ['.br', '.gz']) await store.remove(folder + POLICY + sibling);
  await alter(store, `${folder}site.json`, (text) => {
    const { files } = JSON.parse(text) as { files: Record<string, string> };
    const { [`${POLICY}.br`]: _br, [`${POLICY}.gz`]: _gz, ...others } = files;
    return JSON.stringify({ files: { ...others, [POLICY]: forged } });
  });
}

/** Changes what browsers read of the policy, its compressed siblings, and leaves the page itself; with the record of their hashes. */
export async function forgeSiblings(
  store: Store,
  folder: string,
  change: (html: string) => string,
): Promise<void> {
  const html = (await store.read(folder + POLICY))!.body.toString();
  const forged = await encodedSiblings(POLICY, Buffer.from(change(html)));
  for (const [name, body] of Object.entries(forged)) {
    await store.remove(folder + name);
    await store.create(folder + name, body);
  }
  await alter(store, `${folder}site.json`, (text) => {
    const { files } = JSON.parse(text) as { files: Record<string, string> };
    const hashes = Object.entries(forged).map(([name, body]) => [name, sha256Of(body)]);
    return JSON.stringify({ files: { ...files, ...Object.fromEntries(hashes) } });
  });
}

/** Overwrites the composed files of a deployment with those of another, record and all. */
export async function putPagesInPlaceOf(
  store: Store,
  { name }: Pick<StoredDeployment, 'name'>,
  other: Pick<StoredDeployment, 'name'>,
): Promise<void> {
  for (const key of await store.list(siteFolder(name))) await store.remove(key);
  for (const key of await store.list(siteFolder(other.name))) {
    const { body } = (await store.read(key))!;
    await store.create(siteFolder(name) + key.slice(siteFolder(other.name).length), body);
  }
}

/** The hash by which a deployment's pages are named, as they lie in the store now. */
export async function pagesHash(store: Store, { name }: Pick<StoredDeployment, 'name'>): Promise<string> {
  return sha256Of((await store.read(`${siteFolder(name)}site.json`))!.body);
}

/** Makes the live pointer vouch for the pages of a deployment as they lie in the store now. */
export async function pointAtPagesAsTheyAre(
  store: Store,
  deployment: Pick<StoredDeployment, 'name'>,
): Promise<void> {
  const { body, version } = (await store.read(LIVE_POINTER_KEY))!;
  const filesSha256 = await pagesHash(store, deployment);
  const pointer = { ...(JSON.parse(body.toString()) as object), filesSha256 };
  await store.replace(LIVE_POINTER_KEY, Buffer.from(JSON.stringify(pointer)), version);
}
