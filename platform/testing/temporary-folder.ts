import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A fresh, empty folder that the caller removes. */
export function makeTemporaryFolder(): Promise<string> {
  return fs.mkdtemp(path.join(os.tmpdir(), 'site-store-'));
}
