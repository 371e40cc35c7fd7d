import { assertLiveAuthorized, liveDeployment, readDeployedFiles, readSharedFile } from '@site/ledger';
import {
  type Store,
  folderFault,
  hasCode,
  isSafeKey,
  parseRecord,
  readIfThere,
  removeFile,
} from '@site/store';
import { FILES_PATH } from '@site/shared/contracts';
import {
  contentHashOf,
  documentHeaders,
  languageOfPath,
  pathOfFile,
  policyOfFile,
  releaseHeaders,
  securityHeaders,
  siteFileCaching,
} from '@site/addresses';
import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { SiteError } from '@site/errors';
import { languagePath } from '@site/shared/site/languages';

/**
 * Writes what is live into a folder as it lies below the site's address, for hosts that take a folder.
 * @param request.folder its absolute path
 * @returns how many files there are, and were written and taken away; and the name of the deployment
 * @throws SiteError `nothing-live`, `export-folder-in-use`, and what is wrong with the live pages; nothing is written then
 */
export async function exportSite({ store, folder }: { store: Store; folder: string }) {
  const live = await liveDeployment(store);
  const before = await exportedBefore(folder).catch(faultIn(folder));
  await assertLiveAuthorized(store, live);
  const site = await readDeployedFiles(store, live);
  const files: ExportedFiles = new Map();
  // Of every release what browsers load, since visitors may still have an older page open. Previews have an origin of their own.
  for (const key of (await store.list('files/')).filter(contentHashOf))
    files.set(key.replace('files/', FILES_PATH.slice(1)), async () => (await readSharedFile(store, key))!);
  const texts: Record<string, string | null> = {};
  for (const [name, body] of site.files) {
    files.set(name, () => Promise.resolve(body));
    texts[name] = name.endsWith('.html') ? body.toString() : null;
  }
  // Netlify and Cloudflare Pages read it, at the root of what they serve.
  files.set('_headers', () => Promise.resolve(Buffer.from(headersFile(texts))));
  const { written, removed } = await writeExport(folder, before, files).catch(faultIn(folder));
  const status = written + removed > 0 ? 'exported' : 'already-exported';
  return { status, files: files.size, written, removed, deployment: live.name };
}

const faultIn = (folder: string) => (error: unknown) => {
  throw folderFault(error, `write the export to ${folder}`);
};

/** What a host is given, by path below its root, in the order in which it is to be written: pages after what they load. */
type ExportedFiles = Map<string, () => Promise<Buffer>>;

/** Says which files of the folder are an export's, so that the next one may take away what is no longer wanted. */
const RECORD = '.site-export.json';

const recordSchema = z.strictObject({
  files: z.array(z.string().refine(isSafeKey, 'is not the path of an exported file')),
});

/**
 * Brings a folder up to the files that are wanted; what is there already is not written again. Each file is whole at
 * any moment, and the record names all that may be there before any of it is.
 * @param before what an export left there
 * @returns how many were written and taken away
 */
async function writeExport(folder: string, before: string[], files: ExportedFiles) {
  await fs.mkdir(folder, { recursive: true });
  await writeRecord(folder, [...new Set([...before, ...files.keys()])]);

  let written = 0;
  for (const [name, read] of files) {
    const [file, body] = [path.join(folder, name), await read()];
    if ((await readIfThere(file))?.equals(body)) continue;
    await fs.mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, body);
    written += 1;
  }
  const stale = before.filter((name) => !files.has(name));
  for (const name of stale) await removeFile(folder, path.join(folder, name));

  await writeRecord(folder, [...files.keys()]);
  return { written, removed: stale.length };
}

/** What an export left in a folder before; nothing in a new one. @throws SiteError `export-folder-in-use` */
async function exportedBefore(folder: string): Promise<string[]> {
  const record = await readIfThere(path.join(folder, RECORD));
  if (record) return parseRecord(path.join(folder, RECORD), record, recordSchema).files;
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (names.length === 0) return [];
  throw new SiteError(
    'export-folder-in-use',
    `${folder} has files that no export has written, such as "${names[0]}".`,
    'Name a new or empty folder, or one that an export went to before.',
  );
}

async function writeRecord(folder: string, files: string[]): Promise<void> {
  await writeFileAtomic(path.join(folder, RECORD), JSON.stringify({ files: files.sort() }));
}

/**
 * The headers of the live site in the form that static hosts read (Netlify "Custom headers", Cloudflare Pages "Headers").
 * These hosts add up what several rules say of one address, so no header is in two rules that meet. What answers
 * an address that does not exist gets the rule of all addresses, and so that rule brings the headers of documents, too.
 * @param files text of the pages by name; of other files the names are enough
 */
export function headersFile(files: Record<string, unknown>): string {
  const rules = [
    rule('/*', { ...securityHeaders, ...documentHeaders }),
    rule(`${FILES_PATH}*`, releaseHeaders),
    ...Object.entries(files).flatMap(([name, content]) => {
      const path = pathOfFile(name);
      const policy = policyOfFile(name, content);
      const own = {
        'Cache-Control': siteFileCaching(name),
        ...(policy && { 'Content-Security-Policy': policy }),
      };
      return path === null ? [] : [rule(policy ? path : inAllLanguages(path), own)];
    }),
  ];
  return `${[...new Set(rules)].join('\n')}\n`;
}

/** A path with a placeholder for its language, as hosts read it: Cloudflare Pages reads 100 rules, and a file would have one in each language. */
function inAllLanguages(path: string): string {
  const prefix = languagePath(languageOfPath(path));
  return prefix ? `/:language${path.slice(prefix.length)}` : path;
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
