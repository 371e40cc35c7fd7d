import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertWholeFiles } from '../../records/deployed-files';
import { folderFault } from '../../store/folder-fault';
import { nothingLive } from '../../records/find-deployment';
import { readLiveDeployment } from '../../records/live-deployment';
import { assertRightlyLive } from '../../records/standing';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { type ExportedFiles, exportedFiles, exportedPreviews } from './exported-files';
import { exportedBefore, writeExport } from './export-folder';

interface ExportRequest {
  store: Store;
  /** Absolute path of the folder to write to. */
  folder: string;
}

interface Exported {
  status: 'exported' | 'already-exported';
  files: number;
  written: number;
  removed: number;
}

interface ExportOutcome extends Exported {
  /** Name of the deployment that is live. */
  deployment: string;
}

/**
 * Writes what is live into a folder as it lies below the site's address, for hosts that take a folder.
 * @throws SiteError `nothing-live`, `export-folder-in-use`, and what is wrong with the live pages; nothing is written then
 */
export async function exportSite({ store, folder }: ExportRequest): Promise<ExportOutcome> {
  const live = (await readLiveDeployment(store))?.deployment;
  if (!live) throw nothingLive();
  await exportedBefore(folder).catch(faultIn(folder));
  await assertRightlyLive(store, live);
  const tree = await assertWholeFiles(store, live);
  const files = await exportedFiles(store, tree);
  return { ...(await write(folder, files)), deployment: live.name };
}

/**
 * Writes all previews into a folder as they lie below their own address, which is another host's than the live site's.
 * @throws SiteError `export-folder-in-use`, and what is wrong with a file
 */
export async function exportPreviews({ store, folder }: ExportRequest): Promise<Exported> {
  // It would take the live pages out of the folder, and the next upload off the site.
  if (existsSync(join(folder, 'index.html')))
    throw new SiteError(
      'export-folder-in-use',
      `${folder} holds the live site, and previews belong to another host.`,
      'Give a folder of their own: npm run site -- export --previews previews-public',
    );
  return write(folder, await exportedPreviews(store));
}

async function write(folder: string, files: ExportedFiles): Promise<Exported> {
  const { written, removed } = await writeExport(folder, files).catch(faultIn(folder));
  const status = written + removed > 0 ? 'exported' : 'already-exported';
  return { status, files: files.size, written, removed };
}

const faultIn = (folder: string) => (error: unknown) => {
  throw folderFault(error, `write the export to ${folder}`);
};
