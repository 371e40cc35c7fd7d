import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Not the workspaces, and not what builds leave there. */
const isInstalled = (name: string) => !['@site', '.federation', '.cache'].includes(name);

/** Installed packages as npm lays them out, with the names of workspaces leading into the checkout. */
export function linkPackages(folder: string, workspaces: string[]): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(installed).filter(isInstalled))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

/** Installed packages as files of the checkout's own, as `npm ci` leaves them there. */
export function installPackages(folder: string, workspaces: string[]): void {
  duplicate(join(root, 'node_modules'), join(folder, 'node_modules'), isInstalled);
  mkdirSync(join(folder, 'node_modules/@site'));
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) duplicate(nested, join(folder, name, 'node_modules'), isInstalled);
  }
}

/** Copies a folder without copying bytes, where the file system can. */
function duplicate(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => isWanted(name))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) duplicate(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
