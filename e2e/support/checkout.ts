import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkingCopy } from './working-copy';

const execute = promisify(execFile);

/** What builds keep from one to the next. */
const BUILD_CACHE = '.cache';

/**
 * A copy of the working copy under git, as a team has one on its own machine. Always in the same folder, for one journey at a time: what
 * its builds keep makes the next ones quick, also when the tests are run again. So these journeys are a project of one worker
 * (`playwright.config.ts`).
 */
export class Checkout {
  readonly folder = join(__dirname, '../../.cache/journeys/checkout');

  /** Its first commit, once this process has made it: later checkouts go back to that, which is quicker than copying all files again. */
  private static begun: string | undefined;

  /**
   * A fresh one with the source of all parts.
   * @param author the git user of the checkout: `Marketing`
   * @param isCold whether nothing is left of earlier builds
   */
  constructor(author: string, isCold = false) {
    if (isCold || !Checkout.begun) this.copy(isCold);
    else {
      this.git('reset', '--quiet', '--hard', Checkout.begun);
      this.git('clean', '--quiet', '--force', '-dx', '--exclude', BUILD_CACHE, '--exclude', 'node_modules');
    }
    this.git('config', 'user.name', author);
    this.git('config', 'user.email', `${author.toLowerCase()}@example.com`);
    this.commit('Begin');
    Checkout.begun = this.git('rev-parse', 'HEAD').trim();
  }

  private copy(isCold: boolean): void {
    mkdirSync(this.folder, { recursive: true });
    for (const name of readdirSync(this.folder).filter((entry) => isCold || entry !== BUILD_CACHE))
      rmSync(join(this.folder, name), { recursive: true });
    copyWorkingCopy(this.folder);
    this.git('init', '--quiet');
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

  /** Runs the checkout's own `site` command on a store. @throws Error with its output when it fails */
  site(store: string, ...words: string[]): Promise<string> {
    return this.run(...words, '--store', store);
  }

  /** The same without a store: what changes the checkout itself; and commits. */
  async scaffold(...words: string[]): Promise<void> {
    await this.run('new', ...words);
    this.commit(`New ${words.join(' ')}`);
  }

  /** With what its builds keep. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(...words: string[]): Promise<string> {
    const env = { ...process.env, SITE_AUTHOR: '' };
    const { stdout } = await execute(process.execPath, ['platform/cli/bin/site.js', ...words], {
      cwd: this.folder,
      env,
    });
    return stdout;
  }

  /** Commits what was changed in it. */
  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
  }

  private git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.folder, encoding: 'utf8' });
  }
}
