import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentTools } from '../desk/editor/working-copy';
import { makeTemporaryFolder } from './temporary-folder';

const project = join(__dirname, '../..');

/** What an editor needs of the two remotes; it writes nothing of the rest. */
const COPIED = [
  'landing-remote/content',
  'landing-remote/sections',
  'legal-remote/content',
  'legal-remote/policy',
];

/** Read, and no part of the repository. */
const LINKED = ['shared', 'node_modules', 'package.json'];

/** A repository with the content of this one, to be edited. @param at an empty folder; by default a temporary one */
export async function aContentWorkingCopy(at?: string) {
  const root = at ?? (await makeTemporaryFolder());
  for (const folder of COPIED) {
    mkdirSync(dirname(join(root, folder)), { recursive: true });
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  }
  for (const name of LINKED) symlinkSync(join(project, name), join(root, name));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ravi', '-c', 'user.email=ravi@example.in', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trimEnd();
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(root, '.git/info/exclude'), [...LINKED, '.cache'].join('\n'));
  git('add', '--', 'landing-remote', 'legal-remote');
  git('commit', '--quiet', '--message=Begin');
  return { root, git, tools: contentTools(root) };
}

/** Writes final versions of the policy. @param days from which they are in force, the oldest first @param inForce the one that the page shows */
export function writeFinalVersions(root: string, days: string[], inForce: string | null): void {
  const folder = join(root, 'legal-remote/content/versions');
  const first = JSON.parse(readFileSync(join(folder, 'v1.json'), 'utf8')) as object;
  const ids = days.map((effectiveDate, index) => {
    const [id, version] = [`v${index + 1}`, `${index + 1}`];
    const status = { kind: 'approved', approvedBy: 'Meera', approvedOn: '2026-01-01', effectiveDate };
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...first, id, version, status }));
    return id;
  });
  const digests = Object.fromEntries(ids.map((id) => [id, 'sha256-x']));
  writeFileSync(join(folder, 'published.json'), JSON.stringify({ inForce, digests }));
}
