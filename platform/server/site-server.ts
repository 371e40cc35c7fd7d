import {
  NOT_FOUND_FILE,
  NOT_INDEXED,
  REDIRECTS_FILE,
  REVALIDATE,
  type ReleaseFileAddress,
  documentHeaders,
  fileOfPath,
  languageOfPath,
  notFoundFile,
  queryOf,
  readAddress,
  readRedirects,
  releaseHeaders,
  siteFileCaching,
} from '@site/addresses';
import type { StoredSite } from '@site/ledger';
import { type Answer, type AnswerServerOptions, createAnswerServer } from './answer-server';
import { Dictionaries } from './dictionaries';
import type { Encoding, SiteFile } from './site-file';
import { SiteFiles } from './site-files';
import type { Server } from 'node:http';
import type { Store } from '@site/store';
import { answerBeacon } from './visits/answer-beacon';
import type { SiteMetrics } from './visits/metrics';

/** A file that a release brought, live or not; null when there is none. */
export async function findReleaseFile(
  files: SiteFiles,
  address: ReleaseFileAddress,
  accepted: Encoding[],
): Promise<Answer | null> {
  const found = await files.findOfPart(address, accepted);
  return found && { status: 200, file: found, headers: releaseHeaders };
}

/** Finds a composed file by its name. */
export type FindFile = (name: string) => Promise<SiteFile | null>;

/**
 * A page or another composed file, or the way to its one address; null when there is none.
 * @param base path that the site hangs under: '' or `/_preview/<id>`
 */
export async function findPage(
  find: FindFile,
  base: string,
  { path, isEscaped }: { path: string; isEscaped: boolean },
  query: string,
): Promise<Answer | null> {
  const file = fileOfPath(path);
  if (!file) return null;
  const found = await find(file.name);
  const headers = { ...documentHeaders, 'Cache-Control': siteFileCaching(file.name) };
  if (found && file.canonicalPath === path && !isEscaped) return { status: 200, file: found, headers };
  const redirects = found ? null : await find(REDIRECTS_FILE);
  const to = found
    ? file.canonicalPath
    : readRedirects(redirects?.plain.toString() ?? '').get(file.canonicalPath);
  return to === undefined
    ? null
    : { status: 308, file: null, headers: { ...headers, Location: base + to + query } };
}

/** The page that says "not found" in the language of a path; in English where the site has none in that. */
export async function findNotFoundPage(find: FindFile, path: string): Promise<SiteFile | null> {
  return (await find(notFoundFile(languageOfPath(path)))) ?? find(NOT_FOUND_FILE);
}

interface SiteServerOptions extends Pick<AnswerServerOptions, 'onError' | 'limits'> {
  store: Store;
  /** The composed site that is live now; null before the first. */
  liveSite: () => Promise<StoredSite | null>;
  /** Counts visits; without one, beacons are not taken. */
  visits?: SiteMetrics;
}

/** A server that sends what is live, and no preview: those have no address here. */
export function createSiteServer({ store, liveSite, onError, limits, visits }: SiteServerOptions): Server {
  const files = new SiteFiles(store);
  const dictionaries = new Dictionaries(store, files);
  return createAnswerServer({
    answer: async (request, accepted) => {
      const live = await liveSite();
      const target = request.url ?? '/';
      const address = readAddress(target);
      const find = async (name: string) => live && files.findIn(live, name, accepted);
      let found: Answer | null = null;
      if (address?.kind === 'release-file') found = await findReleaseFile(files, address, accepted);
      if (address?.kind === 'page') found = await findPage(find, '', address, queryOf(target));
      found ??= {
        status: 404,
        file: await findNotFoundPage(find, address?.kind === 'page' ? address.path : '/'),
        headers: { ...documentHeaders, 'Cache-Control': REVALIDATE, 'X-Robots-Tag': NOT_INDEXED },
      };
      return dictionaries.answer(request, live, found);
    },
    onError,
    limits,
    ...(visits && { answerOther: (request, response) => answerBeacon(visits, request, response) }),
  });
}
