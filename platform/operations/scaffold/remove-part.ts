import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLiveDeployment } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { FileChanges, type ScaffoldRequest } from './file-changes';
import { formatTable, PARTS_FILE, type PartsTable, rowOf } from './parts-table';

/**
 * Removes what `newPart` wrote, and all that was added to the part's workspace since. Git has every file of it.
 * @param request.store where the part must not be live
 * @returns files of the working copy, from its root
 * @throws SiteError `part-unknown`, `part-live`, `source-not-committed`, `file-missing`: then nothing is removed
 */
export async function removePart({ root, name, store }: Omit<ScaffoldRequest, 'title'> & { store: Store }) {
  const changes = new FileChanges(root);
  const table = JSON.parse(await changes.read(PARTS_FILE)) as PartsTable;
  const { workspace } = rowOf(table, name);
  const live = await readLiveDeployment(store);
  if (live && name in live.record.parts)
    throw new SiteError(
      'part-live',
      `${name} is live; nothing was removed.`,
      `Take it out of the site first: npm run site -- retire part ${name} -m "why"`,
    );
  const removed = [workspace, `.github/workflows/${name}.yml`].filter((file) => existsSync(join(root, file)));
  const git = promisify(execFile)('git', ['status', '--porcelain', '--', ...removed], { cwd: root });
  const { stdout } = await git.catch(({ stderr }: { stderr: string }) => ({ stdout: stderr }));
  if (stdout !== '')
    throw new SiteError(
      'source-not-committed',
      `Git does not have all of ${removed.join(' and ')}; nothing was removed:\n${stdout.trimEnd()}`,
      'Commit it, so that it can be brought back, then run the command again.',
    );

  const { [name]: _, ...others } = table;
  await changes.edit(PARTS_FILE, () => formatTable(others));
  await changes.edit('CODEOWNERS', (text) => text.replace(new RegExp(`^/${workspace}/.*\n`, 'm'), ''));
  await changes.edit('package-lock.json', (text) => withoutWorkspace(text, workspace));
  const { edited } = await changes.write();
  for (const file of removed) await rm(join(root, file), { recursive: true });
  return { removed, edited };
}

function withoutWorkspace(text: string, workspace: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, { resolved?: string }> };
  const packages = Object.entries(lock.packages).filter(
    ([path, { resolved }]) =>
      path !== workspace && !path.startsWith(`${workspace}/`) && resolved !== workspace,
  );
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
