import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The project's root. */
export const ROOT = join(__dirname, '../..');

/** What the scaffold reads. */
const READ = [
  'shared/parts.json',
  '.prettierrc.json',
  'CODEOWNERS',
  'package-lock.json',
  'shell/package.json',
  'landing-remote/pages/LandingPage.tsx',
  'landing-remote/content/all-content.ts',
  'legal-remote/pages/PrivacyPolicyPage.tsx',
  'legal-remote/content/all-content.ts',
];

/** Copies files and folders of the project, by their paths from its root. */
export async function copyInto(root: string, names: string[]): Promise<void> {
  for (const name of names) await cp(join(ROOT, name), join(root, name), { recursive: true });
}

/** A working copy that has what the scaffold reads. */
export const copyForScaffold = (root: string) => copyInto(root, READ);

/** The commands of the installed packages: the scaffold has its sources formatted. */
export async function linkCommands(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules/@site'), { recursive: true });
  await symlink(join(ROOT, 'node_modules/.bin'), join(root, 'node_modules/.bin'));
}

/** The installed packages, with the workspaces of the copy among them. */
export async function linkPackages(root: string): Promise<void> {
  await linkCommands(root);
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (!['@site', '.cache', '.bin'].includes(name))
      await symlink(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  await symlink('../../shared', join(root, 'node_modules/@site/shared'));
  await symlink('../../platform/tooling', join(root, 'node_modules/@site/tooling'));
}
