import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { expect, test } from '@playwright/test';
import { installPackages } from './support/installed-packages';

const root = join(__dirname, '..');
const remotes = Object.values(parts).filter(({ exposes }) => exposes.length > 0);

test.skip(({ isMobile }) => isMobile, 'a build knows no screen');

for (const { workspace, exposes } of remotes) {
  test(`${workspace} builds in a checkout without the source of the other parts, and the same bytes there`, () => {
    test.setTimeout(180_000);
    const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
    try {
      for (const name of [
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'webpack.common.js',
        'shared',
        workspace,
      ]) {
        cpSync(join(root, name), join(checkout, name), {
          recursive: true,
          filter: (path) => !/\/(dist|node_modules)$/.test(path),
        });
      }
      installPackages(checkout, ['shared', workspace]);

      const build = spawnSync('npm', ['run', 'build', '-w', workspace], { cwd: checkout, encoding: 'utf8' });

      expect(build.status, build.stdout + build.stderr).toBe(0);
      const built = readdirSync(join(checkout, workspace, 'dist/browser'));
      for (const name of exposes) {
        expect(built).toContainEqual(
          expect.stringMatching(new RegExp(`^__federation_expose_${name}\\.[0-9a-f]{8}\\.js$`)),
        );
        expect(existsSync(join(checkout, workspace, 'dist/node', `${name}.js`))).toBe(true);
      }
      expect(built).toContain('mf-manifest.json');
      expect(differencesOf(join(checkout, workspace, 'dist'), join(root, workspace, 'dist'))).toEqual([]);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  });
}

/** Names of files that are not in both folders with the same bytes. The same source gives the same release anywhere. */
function differencesOf(one: string, other: string): string[] {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  const same = (name: string) =>
    [one, other].every((folder) => existsSync(join(folder, name))) &&
    readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
  return [...new Set([...filesIn(one), ...filesIn(other)])].filter((name) => !same(name)).sort();
}
