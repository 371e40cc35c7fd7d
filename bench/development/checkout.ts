import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Made by commands, or installed: not the source. */
const NOT_SOURCE = /\/(node_modules|dist|\.git|\.site|\.cache)$/;

/** A copy of the working copy that may be edited and built without disturbing anybody. */
export interface Checkout {
  folder: string;
  remove(): void;
}

export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_SOURCE.test(path) });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installed packages as npm lays them out, with the workspaces' names leading into the checkout. */
function linkPackages(folder: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (entry) => !['@site', '.federation', '.cache'].includes(entry),
  )) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}
