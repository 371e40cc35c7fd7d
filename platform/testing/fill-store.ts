import { type Store, mapLimited } from '@site/store';

/** Fills an empty store with what another holds: pointers last, as what they point to has to be there. */
export async function fillStore(store: Store, source: Store): Promise<void> {
  const keys = await source.list('');
  const isPointer = (key: string) => key.startsWith('pointers/');
  await mapLimited(
    keys.filter((key) => !isPointer(key)),
    async (key) => store.create(key, (await source.read(key))!.body),
  );
  for (const key of keys.filter(isPointer)) await store.replace(key, (await source.read(key))!.body, null);
}
