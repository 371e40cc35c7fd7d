import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test';

/** The live site's files, and the browser files of the releases that are live, uncompressed. */
export function sentFiles(store: string): string[] {
  const pointer = readFileSync(join(store, 'pointers/live.json'), 'utf8');
  const { deployment } = JSON.parse(pointer) as { deployment: string };
  const site = join(store, 'sites', deployment);
  const folders = [site, ...liveReleases(site, store)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const sent = files.filter((file) => !/\/node\/|\/release\.json$|\.(br|gz|png)$/.test(file));
  expect(sent.length).toBeGreaterThan(50);
  return sent;
}

/** Folders of the releases that the live pages name. @param site folder of these pages */
function liveReleases(site: string, store: string): string[] {
  const html = ['index.html', 'privacy-policy.html'].map((file) => readFileSync(join(site, file), 'utf8'));
  const bases = html.flatMap((text) => text.match(/(?<=\/_r\/)[a-z]+\/[0-9a-f]{16}/g) ?? []);
  expect(new Set(bases).size).toBe(3);
  return [...new Set(bases)].map((base) => join(store, 'releases', base));
}
