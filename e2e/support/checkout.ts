import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkingCopy } from './working-copy';

const execute = promisify(execFile);

/** A copy of the working copy under git, as a team has one on its own machine. */
export class Checkout {
  private constructor(readonly folder: string) {}

  /** @param author the git user of the checkout: `Marketing` */
  static make(author: string): Checkout {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    copyWorkingCopy(folder);
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
