import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from './installed-packages';

const root = join(__dirname, '../..');

/** Made by commands, or installed: not the source. */
const NOT_SOURCE = /\/(node_modules|dist|\.git|\.site|\.cache|coverage|test-results|playwright-report)$/;

/** Copies the source to a folder where it can be edited and built without disturbing anybody. */
export function copyWorkingCopy(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_SOURCE.test(path) });
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  linkPackages(folder, workspaces);
}
