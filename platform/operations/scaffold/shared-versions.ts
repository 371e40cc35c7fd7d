import type { FileChanges } from './file-changes';

/** Versions of the packages that every part has, as the shell has them: it stays where others may move out. */
export async function sharedVersions(changes: FileChanges): Promise<{ react: string }> {
  const { dependencies } = JSON.parse(await changes.read('shell/package.json')) as {
    dependencies: Record<string, string>;
  };
  return { react: dependencies.react! };
}
