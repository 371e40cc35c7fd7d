import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { SOURCES_FILE, type Sources } from '@site/shared/translations/sources';
import { assertSingleLine } from '@site/ledger';
import { SiteError } from '@site/errors';
import { workspaceOf } from './working-copy';

interface WriteRequest {
  /** Sources, and pictures, by path from the root. */
  files: Record<string, string | Buffer>;
  message: string;
  /** `Asha Rao <asha@brand.in>`, or a name alone */
  author: string;
}

/**
 * Writes files and commits them, and nothing else of what is changed or staged, on the branch that is checked out: that is the one
 * which builds are made of. Where the disk or git refuses, the files are as they were.
 * @throws SiteError `words-not-plain`, `no-repository`, `no-branch`, `file-not-committed`, `file-not-written`, `commit-failed`
 */
export async function writeAndCommit(root: string, { files, message, author }: WriteRequest) {
  assertSingleLine({ author, message });
  await assertOnBranch(root);
  await assertCommitted(root, Object.keys(files));
  const before = new Map<string, Buffer | null>();
  try {
    for (const [file, source] of Object.entries(files)) {
      const current = await readFile(join(root, file)).catch(() => null);
      await write(root, file, source);
      before.set(join(root, file), current);
    }
    await commit(root, Object.keys(files), message, author);
  } catch (error) {
    for (const [path, source] of before)
      await (source === null ? rm(path, { force: true }) : writeFileAtomic(path, source));
    throw error;
  }
}

/** Who has changed one of these files last, by name; '' where none is committed. */
export function lastAuthor(root: string, files: string[]): Promise<string> {
  return git(root, 'log', '-1', '--format=%an', '--', ...files).catch(() => '');
}

/** What is written at the desk, in another language or in English: `landing-remote/content/kn/contact.json`. */
const CONTENT = /\/(?:content|site)\/(?:([a-z]{2,3})\/)?((?!.*(?:sources|read-only)\.)[\w/-]+)\.json$/;

/** What is built into a part and was saved from a commit to another, by the names of lists, with who saved each. @throws where one is not known */
export async function savedSince(root: string, part: string, commit: string, last = 'HEAD') {
  const range = ['--name-only', `${commit}..${last}`, '--', `${workspaceOf(part)}/content`, 'shared/site'];
  const log = await git(root, 'log', '--format=%x00%H%n%an', ...range);
  // What was changed, and changed back, is as it was published.
  const others = (await git(root, 'diff', ...range)).split('\n');
  const authors = new Map<string, Set<string>>();
  for (const change of log.split('\0').reverse()) {
    const [id = '', by = '', ...files] = change.split('\n').filter(Boolean);
    const confirmed =
      files.length === 1 && files[0]!.endsWith(SOURCES_FILE) ? await confirmedIn(root, id, files[0]!) : [];
    if (others.includes(files[0]!)) others.push(...confirmed);
    for (const file of [...files, ...confirmed]) authors.set(file, (authors.get(file) ?? new Set()).add(by));
  }
  return [...authors].flatMap(([file, by]) => {
    if (!others.includes(file)) return [];
    const [, language = DEFAULT_LANGUAGE, name] = CONTENT.exec(file) ?? [];
    return name ? [{ name, language, by: [...by].join(', ') }] : [];
  });
}

/** The translations that a commit confirmed as they were, next to another English text. @param file with the digests of a language */
async function confirmedIn(root: string, commit: string, file: string): Promise<string[]> {
  const read = async (at: string) => JSON.parse(await git(root, 'show', `${at}:${file}`)) as Sources;
  const [before, after] = await Promise.all([read(`${commit}^`), read(commit)]);
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], before[name]));
  return names.map((name) => join(dirname(file), name));
}

export const headCommit = (root: string) => git(root, 'rev-parse', 'HEAD');

async function assertOnBranch(root: string): Promise<void> {
  try {
    await git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  } catch (error) {
    // So git ends where HEAD is a commit; where there is no repository, or it is another user's, it ends with 128.
    throw (error as { code?: unknown }).code === 1
      ? new SiteError(
          'no-branch',
          'This desk runs on an earlier state of the site: what is saved now would be lost. Nothing was written.',
          'Ask an engineer to check out the branch that you work on, such as main. What you typed is kept.',
        )
      : new SiteError(
          'no-repository',
          `Git does not take ${root} for a repository: ${saidByGit(error)}. Later, it would be unknown who changed what. Nothing was written.`,
          `Have the desk run in a clone of the project that is its user's own: chown -R ${process.getuid?.()} ${root}`,
          { cause: error },
        );
  }
}

/** @throws SiteError `file-not-committed` where one of the files has changes that are not committed, and not the desk's */
async function assertCommitted(root: string, files: string[]): Promise<void> {
  const written = await journal(root);
  const others: string[] = [];
  for (const file of files) {
    // Without its lock, git writes nothing: on a full disk it would fail here, before anything could be said of the file.
    if (!(await git(root, '--no-optional-locks', 'status', '--porcelain', '--', file))) continue;
    const source = await readFile(join(root, file)).catch(() => null);
    if (source === null || written[file] !== hash('sha256', source)) others.push(file);
  }
  if (others.length === 0) return;
  throw new SiteError(
    'file-not-committed',
    `${others.join(' and ')} was changed outside of the desk, and that is not finished yet. Nothing was written: your change would be mixed with it.`,
    'Ask the engineers to commit it, or to revert it. What you typed is kept.',
  );
}

const journalOf = (root: string) => join(root, '.cache', 'desk', 'written.json');

/** Digests of files as the desk last wrote them, by path from the root: a desk that was killed had no time to commit. */
function journal(root: string): Promise<Record<string, string>> {
  const json = readFile(journalOf(root), 'utf8');
  return json.then((text) => JSON.parse(text) as Record<string, string>).catch(() => ({}));
}

/** @throws SiteError `file-not-written`; the file is then as it was */
export async function write(root: string, file: string, source: string | Buffer): Promise<void> {
  try {
    const written = { ...(await journal(root)), [file]: hash('sha256', source) };
    for (const path of [journalOf(root), join(root, file)]) await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(journalOf(root), JSON.stringify(written));
    await writeFileAtomic(join(root, file), source);
  } catch (cause) {
    throw new SiteError(
      'file-not-written',
      `${file} cannot be written: ${(cause as Error).message}. It is as it was.`,
      'What you typed is kept in this browser. Have an engineer free some space on that disk, or give the desk the right to write there; then save again.',
      { cause },
    );
  }
}

async function commit(root: string, files: string[], message: string, author: string): Promise<void> {
  const [, named = author, email = 'unknown@localhost'] = /^(.*?)\s*<(.+)>$/.exec(author) ?? [];
  const name = named.trim() || author;
  const isKnown = await git(root, 'config', 'user.name').catch(() => '');
  const committer = isKnown ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const by = [`--author=${name} <${email}>`, `--message=${message}`];
  try {
    await git(root, 'add', '--', ...files);
    await git(root, ...committer, 'commit', '--quiet', ...by, '--only', '--', ...files);
  } catch (error) {
    await git(root, 'reset', '--quiet', '--', ...files).catch(() => undefined);
    throw new SiteError(
      'commit-failed',
      `The change could not be stored: ${saidByGit(error)}. The file is as it was.`,
      'Try again in a moment; if it says the same, show this to an engineer. What you typed is kept.',
      { cause: error },
    );
  }
}

function saidByGit(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return (stderr.trim() || message).split('\n')[0]!;
}

async function git(root: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd: root })).stdout.trimEnd();
}
