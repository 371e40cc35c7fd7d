import { type KeepRequest, OFFLINE_LIST_FILE, type OfflineList } from '@site/shared/contracts';

/** What is kept of a deployment: the pages of several of its lists. */
export interface KeptList extends OfflineList {
  /** Addresses of these lists; missing in one that was kept before there were several. */
  lists?: string[];
}

/** Addresses of lists, with what stands before their file name. Every script of the origin can ask for another, or keep one. */
const LIST = /^((?:\/[a-z]{2,3})?\/)offline(?:-[a-z0-9-]+)?\.json$/;

/**
 * What is to be kept now, by the server's word: the pages that the frame links to, the visitor's page, and those of its language
 * that are kept already. A page that is gone, or is of another deployment by now, is left out.
 * @param kept addresses of the lists that pages are kept of
 * @param fetchList null where there is no such list
 * @throws what `fetchList` throws: what is kept then stays
 */
export async function liveList(
  { list: own = '' }: Pick<KeepRequest, 'list'>,
  kept: string[],
  fetchList: (address: string) => Promise<OfflineList | null>,
): Promise<KeptList> {
  const folder = LIST.exec(own)?.[1] ?? '/';
  const first = folder + OFFLINE_LIST_FILE;
  const wanted = new Set([own, ...kept].filter((address) => LIST.exec(address)?.[1] === folder));
  wanted.delete(first);
  const frames = await fetchList(first);
  if (!frames) throw new Error(`There is no ${first}.`);
  const others = await Promise.all(
    [...wanted].sort().map(async (address) => ({ address, list: await fetchList(address) })),
  );
  const merged: KeptList = { ...frames, lists: [first] };
  for (const { address, list } of others) {
    if (list?.deployment !== frames.deployment) continue;
    merged.pages = { ...merged.pages, ...list.pages };
    merged.later = { ...merged.later, ...list.later };
    merged.lists?.push(address);
  }
  return merged;
}
