import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const execute = promisify(execFile);

/** Made by commands, or installed: not the source. */
const NOT_SOURCE = /\/(node_modules|dist|\.git|\.site|\.cache|coverage|test-results|playwright-report)$/;

/** A copy of the working copy under git, as a team has one on its own machine. */
export class Checkout {
  private constructor(readonly folder: string) {}

  /** @param author the git user of the checkout: `Marketing` */
  static make(author: string): Checkout {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    cpSync(root, folder, { recursive: true, filter: (path) => !NOT_SOURCE.test(path) });
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    linkPackages(folder, workspaces);
    const checkout = new Checkout(folder);
    checkout.git('init', '--quiet');
    checkout.git('config', 'user.name', author);
    checkout.git('config', 'user.email', `${author.toLowerCase()}@example.com`);
    checkout.commit('Begin');
    return checkout;
  }

  /** Replaces words that a file holds once or more, and commits. @throws Error when they are not there */
  edit(file: string, words: string, replacement: string): void {
    const text = readFileSync(join(this.folder, file), 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not say "${words}".`);
    this.write(file, text.replaceAll(words, replacement));
  }

  /** Replaces a file, and commits. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
    this.commit(`Change ${file}`);
  }

  /** Runs the checkout's own `site` command. @throws Error with its output when it fails */
  async site(store: string, ...words: string[]): Promise<string> {
    const env = { ...process.env, SITE_AUTHOR: '' };
    const { stdout } = await execute(process.execPath, ['deploy/bin/site.js', ...words, '--store', store], {
      cwd: this.folder,
      env,
    });
    return stdout;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
  }

  private git(...words: string[]): void {
    execFileSync('git', words, { cwd: this.folder });
  }
}

/** Installed packages as npm lays them out, with the names of workspaces leading into the checkout. */
export function linkPackages(folder: string, workspaces: string[]): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(installed).filter(
    (entry) => !['@site', '.federation', '.cache'].includes(entry),
  )) {
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

/** Installed packages as files of the checkout's own, as `npm ci` leaves them there. */
export function installPackages(folder: string, workspaces: string[]): void {
  const own = (name: string) => !['@site', '.federation', '.cache'].includes(name);
  duplicate(join(root, 'node_modules'), join(folder, 'node_modules'), own);
  mkdirSync(join(folder, 'node_modules/@site'));
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested)) duplicate(nested, join(folder, name, 'node_modules'), own);
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
