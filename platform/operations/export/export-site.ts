import { assertLiveAuthorized, nothingLive, readDeployedFiles, readLiveDeployment } from '@site/ledger';
import { type Store, folderFault } from '@site/store';
import { exportedFiles } from './exported-files';
import { exportedBefore, writeExport } from './export-folder';

interface ExportRequest {
  store: Store;
  /** Absolute path of the folder to write to. */
  folder: string;
}

interface ExportOutcome {
  status: 'exported' | 'already-exported';
  files: number;
  written: number;
  removed: number;
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
  await assertLiveAuthorized(store, live);
  const files = await exportedFiles(store, await readDeployedFiles(store, live));
  const { written, removed } = await writeExport(folder, files).catch(faultIn(folder));
  const status = written + removed > 0 ? 'exported' : 'already-exported';
  return { status, files: files.size, written, removed, deployment: live.name };
}

const faultIn = (folder: string) => (error: unknown) => {
  throw folderFault(error, `write the export to ${folder}`);
};
