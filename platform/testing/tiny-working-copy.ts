import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { COMMON_SOURCES } from '../builder/source-fingerprint';
import type { TinyPart } from './tiny-parts';

/** Stands in for webpack: the "build" is a copy. */
const BUILDER = '#!/bin/sh\nrm -rf dist && cp -R source dist\n';

/** A folder that parts are published from, as from a working copy, but for their builds, which take no time. */
export async function makeTinyWorkingCopy(root: string): Promise<void> {
  for (const source of COMMON_SOURCES) await write(join(root, source), JSON.stringify({ packages: {} }));
  await write(join(root, 'node_modules/.bin/webpack'), BUILDER, 0o755);
  await write(join(root, '.gitignore'), '.cache/\n');
}

/** Writes the source of a part into a tiny working copy, in place of what was there. */
export async function editTinyPart(root: string, { input, files }: TinyPart): Promise<void> {
  const folder = join(root, knownParts[input.part]?.workspace ?? `${input.part}-remote`);
  await rm(join(folder, 'source'), { recursive: true, force: true });
  await write(join(folder, 'package.json'), JSON.stringify({ version: input.version }));
  await write(join(folder, 'source/browser/mf-manifest.json'), JSON.stringify(federationManifest(input)));
  for (const { path, body } of files) await write(join(folder, 'source', path), body);
}

/** As the federation plugin writes it. */
function federationManifest({ federation: { name, exposes, shared } }: TinyPart['input']) {
  const names = Object.keys({ ...shared.provides, ...shared.requires });
  return {
    name,
    exposes: exposes.map((module) => ({ name: module })),
    shared: names.map((library) => ({
      name: library,
      version: shared.provides[library] ?? '0.0.0',
      requiredVersion: shared.requires[library] ?? '*',
    })),
  };
}

async function write(file: string, body: string | Uint8Array, mode?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body, { mode });
}
