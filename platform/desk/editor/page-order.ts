import { type PartName, parts } from '@site/shared/federation';
import { wordsOf } from '@site/shared/translations/words';
import type { ParsedContent } from '@site/shared/working-copy/content-file';
import { fileOfPath } from '@site/addresses';
import { readDeployedFiles, readLiveDeployment } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { placeInPage } from './mark-place';

/** The page of a part as it is live, in English; '' where there is none. */
export async function livePage(store: Store, part: string): Promise<string> {
  const [path = '/'] = Object.keys(parts[part as PartName]?.pages ?? {});
  try {
    const live = await readLiveDeployment(store);
    const site = live && (await readDeployedFiles(store, live.deployment));
    return site?.files.get(fileOfPath(path)!.name)?.toString() ?? '';
  } catch (error) {
    // What is wrong with the store, its own screens say.
    if (error instanceof SiteError) return '';
    throw error;
  }
}

/** Where the words of a content file begin on a page; null where it shows none of them. */
export function placeOfContent(
  html: string,
  { name, value }: Pick<ParsedContent, 'name' | 'value'>,
): number | null {
  for (const { text } of wordsOf(value, name)) {
    const place = placeInPage(html, text);
    if (place !== null) return place;
  }
  return null;
}
