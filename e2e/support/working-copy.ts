import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { installPackages, linkPackages } from './installed-packages';

const root = join(__dirname, '../..');

/** Made by commands, or installed: not the source. */
const NOT_SOURCE = /\/(node_modules|dist|\.git|\.site|\.cache|coverage|test-results|playwright-report)$/;

/** What every workspace is built with. */
const RECIPE = ['.gitignore', 'package.json', 'package-lock.json', 'tsconfig.json', 'webpack.common.js'];

/** Folders of the site's workspaces. */
function listSiteWorkspaces(): string[] {
  return ['shared', ...Object.values(parts).map(({ workspace }) => workspace), 'deploy'];
}

/** Folders of all workspaces. */
export function listWorkspaces(): string[] {
  return [...listSiteWorkspaces(), 'desk'];
}

/** Copies the source to a folder where it can be edited and built without disturbing anybody. */
export function copyWorkingCopy(folder: string): void {
  copy('', folder);
  linkPackages(folder, listWorkspaces());
}

/** Copies the source of some workspaces, with packages of their own: what these need to be built, and nothing else. */
export function copyWorkspaces(folder: string, workspaces: string[]): void {
  for (const name of [...RECIPE, ...workspaces]) copy(name, folder);
  installPackages(folder, workspaces);
}

function copy(name: string, folder: string): void {
  const filter = (path: string) => !NOT_SOURCE.test(path);
  cpSync(join(root, name), join(folder, name), { recursive: true, filter });
}

/** A digest of the source of the site, its recipe, and the journeys' own preparations. */
export function sourceDigest(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.SITE_BUSINESS_VALUES ?? '');
  for (const name of [...RECIPE, ...listSiteWorkspaces(), 'e2e/support']) addTo(hash, join(root, name));
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (NOT_SOURCE.test(path) || /\.test\.tsx?$/.test(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  else hash.update(path.slice(root.length)).update(readFileSync(path));
}
