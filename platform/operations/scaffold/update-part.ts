import { digestOf, formatRecord, frameFiles, recordFile, type ScaffoldRecord } from './frame-files';
import { FileChanges, type WrittenFiles } from './file-changes';
import { withOwner, withWorkspace } from './project-lists';
import { sharedVersions } from './shared-versions';
import { PARTS_FILE, rowOf, type PartsTable } from './parts-table';
import { fillFile } from './templates';

export interface UpdatePartRequest {
  /** The working copy's root. */
  root: string;
  /** `careers` */
  name: string;
  /** Folder of the scaffold's templates; missing: those of this command. */
  templates?: string;
}

export interface UpdatedPart extends WrittenFiles {
  /** Files that the team changed; they stay as they are. */
  kept: string[];
}

interface Manifest {
  dependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/**
 * Gives a part what `site new part` would write around its pages and words today. A file that the team changed since the scaffold
 * wrote it stays, and is told; one that it deleted is written. Pages, words and tests are the team's own.
 * @throws SiteError `part-unknown`: then nothing is written
 */
export async function updatePart({ root, name, templates }: UpdatePartRequest): Promise<UpdatedPart> {
  const changes = new FileChanges(root);
  const table = JSON.parse(await changes.read(PARTS_FILE)) as PartsTable;
  const { workspace, pages } = rowOf(table, name);
  const frame = await frameFiles(
    root,
    { part: name, workspace, module: Object.values(pages)[0]! },
    templates,
  );

  const oldRecord = JSON.parse((await changes.readIfThere(recordFile(workspace))) ?? '{}') as ScaffoldRecord;
  const record: ScaffoldRecord = {};
  const kept: string[] = [];
  for (const [file, text] of frame) {
    const present = await changes.readIfThere(file);
    const isOurs = present === null || present === text || digestOf(present) === oldRecord[file];
    if (isOurs) {
      record[file] = digestOf(text);
      await changes.set(file, text);
    } else {
      kept.push(file);
      if (oldRecord[file]) record[file] = oldRecord[file];
    }
  }
  await changes.set(recordFile(workspace), formatRecord(record));

  const manifestFile = `${workspace}/package.json`;
  const words = { part: name, workspace, ...(await sharedVersions(changes)) };
  const wanted = JSON.parse(await fillFile('part/package.json', words, templates)) as Manifest;
  const present = JSON.parse(await changes.read(manifestFile)) as Manifest;
  const manifest = withWanted(present, wanted);
  await changes.set(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await changes.edit('package-lock.json', (text) => withWorkspace(text, workspace, manifest));
  await changes.edit('CODEOWNERS', (text) => withOwner(text, workspace, name));
  return { ...(await changes.write()), kept };
}

/** The team's own packages and scripts stay; those of the scaffold are as it has them. */
function withWanted(manifest: Manifest, { dependencies, scripts }: Manifest): Manifest {
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...dependencies },
    scripts: { ...manifest.scripts, ...scripts },
  };
}
