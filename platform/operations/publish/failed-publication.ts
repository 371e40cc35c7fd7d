import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '@site/store';

/** A publication from a working copy that failed, and that none has followed since. */
export interface FailedPublication {
  /** The store, as it describes itself. */
  store: string;
  time: string;
  /** What it said, in one line. */
  message: string;
}

const fileOf = (root: string) => join(root, '.cache', 'published', 'failed.json');

/** Publishes, and remembers in the working copy if that failed: else a promotion takes what was published before for the newest. */
export async function rememberingFailure<Outcome>(
  { root, store }: { root: string; store: Store },
  publishAll: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await publishAll();
    await rm(fileOf(root), { force: true });
    return outcome;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    const failed: FailedPublication = { store: store.describe(), time: new Date().toISOString(), message };
    await mkdir(dirname(fileOf(root)), { recursive: true });
    await writeFile(fileOf(root), JSON.stringify(failed));
    throw error;
  }
}

/** The publication to a store that failed last; null where one has succeeded since. */
export async function readFailedPublication(root: string, store: Store): Promise<FailedPublication | null> {
  try {
    const failed = JSON.parse(await readFile(fileOf(root), 'utf8')) as FailedPublication;
    return failed.store === store.describe() ? failed : null;
  } catch {
    return null;
  }
}
