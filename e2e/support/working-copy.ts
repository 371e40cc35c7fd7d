import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parts } from '@site/shared/federation';
import { platformPackages } from '@site/shared/working-copy/working-copy';

const root = join(__dirname, '../..');

/** Made by commands, or installed: not the source. */
const NOT_SOURCE = /\/(node_modules|dist|\.git|\.site|\.cache|coverage|test-results|playwright-report)$/;

/** What every workspace is built with. */
const RECIPE = ['.gitignore', 'package.json', 'package-lock.json', 'tsconfig.json', 'webpack.common.js'];

/** Folders of the workspaces. */
const WORKSPACES = [
  'shared',
  ...Object.values(parts).map(({ workspace }) => workspace),
  ...platformPackages(),
];

/** Copies the source to a folder where it can be edited and built without disturbing the working copy, with the installed packages. */
export function copyWorkingCopy(folder: string): void {
  for (const name of readdirSync(root)) copy(name, folder);
  linkPackages(folder, WORKSPACES);
}

/** The same with the source of some workspaces alone: what these need to be built, and nothing else. */
export function copyWorkspaces(folder: string, workspaces: string[]): void {
  for (const name of [...RECIPE, ...workspaces]) copy(name, folder);
  linkPackages(folder, workspaces);
}

function copy(name: string, folder: string): void {
  const isSource = (path: string) => !NOT_SOURCE.test(path);
  if (isSource(`/${name}`))
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
}

/** Not the workspaces, and not what builds leave there. */
const isInstalled = (name: string) => !['@site', '.federation', '.cache'].includes(name);

/** Installed packages as npm lays them out, with the names of workspaces leading into the checkout. */
function linkPackages(folder: string, workspaces: string[]): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(installed).filter(isInstalled))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', basename(name)));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

/** What makes the journeys' store. */
const PREPARATIONS = ['checkout', 'journey-store', 'working-copy'].map((name) => `e2e/support/${name}.ts`);

/** A digest of the source of the site, its recipe, and the journeys' own preparations. */
export function sourceDigest(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.SITE_BUSINESS_VALUES ?? '');
  const made = WORKSPACES.filter((folder) => folder !== 'platform/desk');
  for (const name of [...RECIPE, ...made, ...PREPARATIONS]) addTo(hash, join(root, name));
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (NOT_SOURCE.test(path) || /\.test\.tsx?$/.test(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  else hash.update(path.slice(root.length)).update(readFileSync(path));
}
