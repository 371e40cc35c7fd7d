import { assertWholeFiles } from '../../records/deployed-files';
import { folderFault } from '../../store/folder-fault';
import { readLiveDeployment } from '../../records/live-deployment';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { exportedFiles } from './exported-files';
import { writeExport } from './export-folder';

interface ExportRequest {
  store: Store;
  /** Absolute path of the folder to write to. */
  folder: string;
  /** With the `.br` and `.gz` siblings, for servers that send them. */
  isPrecompressed: boolean;
}

interface ExportOutcome {
  status: 'exported' | 'already-exported';
  /** Name of the deployment that is live. */
  deployment: string;
  files: number;
  written: number;
  removed: number;
}

/**
 * Writes what is live into a folder as it lies below the site's address, for hosts that take a folder.
 * @throws SiteError `nothing-live`, `export-folder-in-use`, and what is wrong with the live pages; nothing is written then
 */
export async function exportSite({ store, folder, isPrecompressed }: ExportRequest): Promise<ExportOutcome> {
  const live = (await readLiveDeployment(store))?.deployment;
  if (!live)
    throw new SiteError(
      'nothing-live',
      'Nothing is live yet.',
      'Put something live first: npm run site -- promote',
    );
  const tree = await assertWholeFiles(store, live);
  const files = await exportedFiles(store, tree, isPrecompressed);
  const { written, removed } = await writeExport(folder, files).catch((error: unknown) => {
    throw folderFault(error, `write the export to ${folder}`);
  });
  const status = written + removed > 0 ? 'exported' : 'already-exported';
  return { status, deployment: live.name, files: files.size, written, removed };
}
