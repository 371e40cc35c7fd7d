import { groupsOf } from '@site/text';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  packages: Record<string, { version?: string }>;
}

interface PackageJson {
  license?: string;
  repository?: string | { url?: string };
  homepage?: string;
}

const INTRODUCTION = `Third-party notices

The site's pages hold the software below. This file is written by \`npm run notices\` from the
parts' builds; do not edit it. Pictures are the project's own (landing-remote/art/README.md).`;

/**
 * The notices of everything from elsewhere that reaches the browser.
 * @param root the project's root, with everything installed
 * @param packages `name@version` of each package in the builds
 * @throws Error for a package that is not installed in this version
 */
export function thirdPartyNotices(root: string, packages: string[]): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const installed = packages.toSorted().map((id) => readPackage(root, lock, id));
  const ofFont = readFileSync(join(root, 'shared/fonts/OFL.txt'), 'utf8').trim();
  const font = `Anek (Latin, Kannada, Devanagari, Tamil, Telugu), subsets (OFL-1.1) https://github.com/EkType/Anek\n\n${ofFont}`;
  // One section for each text; packages that share it are above it together.
  const sections = groupsOf(installed, ({ text, licence }) => text || licence).map((group) => {
    const lines = group.map(({ name, version, licence, source }) =>
      `${name}@${version} (${licence}) ${source}`.trim(),
    );
    return [lines.join('\n'), group[0].text].filter(Boolean).join('\n\n');
  });
  return `${[INTRODUCTION, font, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** `name@version` of every package that a file of notices names. */
export function packagesNamedIn(notices: string): string[] {
  return [...notices.matchAll(/^(\S+@\d+\.\d+\.\S+) \(.+\)/gm)].map(([, id = '']) => id);
}

function readPackage(root: string, { packages }: LockFile, id: string) {
  const at = id.lastIndexOf('@');
  const [name, version] = [id.slice(0, at), id.slice(at + 1)];
  const place = Object.keys(packages).find(
    (path) => path.endsWith(`node_modules/${name}`) && packages[path]?.version === version,
  );
  const folder = place && join(root, place);
  if (!folder || !existsSync(folder))
    throw new Error(`${id} is not installed. Run npm ci, then build the parts again.`);
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const repository = typeof json.repository === 'string' ? json.repository : json.repository?.url;
  const text = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  return {
    name,
    version,
    licence: json.license ?? 'licence not stated',
    /** Where its source is; '' where it does not say. */
    source: plainAddress(repository ?? json.homepage ?? ''),
    /** Its licence's text; '' where it brings none. */
    text: text ? readFileSync(join(folder, text), 'utf8').replaceAll('\r\n', '\n').trim() : '',
  };
}

/** `git+https://github.com/x/y.git` and `github:x/y` as an address that a reader can open. */
function plainAddress(repository: string): string {
  const address = repository
    .replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/^ssh:\/\/git@/, 'https://')
    .replace(/\.git$/, '');
  return /^(github:)?[\w.-]+\/[\w.-]+$/.test(address)
    ? `https://github.com/${address.replace('github:', '')}`
    : address;
}
