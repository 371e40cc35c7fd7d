import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A fresh, empty folder that the caller removes. */
export function makeTemporaryFolder(): Promise<string> {
  return fs.mkdtemp(path.join(os.tmpdir(), 'site-store-'));
}

type Take = (folder: string) => unknown;

/** Gives each test of the file or `describe` that calls it a fresh folder, and removes it afterwards. */
export const folderOfEachTest = (take: Take) => give(take, beforeEach, afterEach);

/** Gives all tests of the file or `describe` that calls it one folder, and removes it afterwards. */
export const folderOfAllTests = (take: Take) => give(take, beforeAll, afterAll);

function give(take: Take, before: jest.Lifecycle, after: jest.Lifecycle): void {
  let folder: string;
  before(async () => {
    folder = await makeTemporaryFolder();
    await take(folder);
  });
  // A read of what is live that a test has not waited for may still write the plain copy of a pointer.
  after(() => fs.rm(folder, { recursive: true, maxRetries: 10 }));
}
