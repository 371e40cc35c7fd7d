import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import noSnapshots from './no-snapshots-loader';

const runtime = dirname(require.resolve('@module-federation/runtime-core'));
const sources = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(runtime, file), 'utf8'));

/** Names that the runtime's modules import from one of them. */
function importedFrom(file: string): string[] {
  const imports = new RegExp(`import \\{([^}]+)\\} from "[^"]*/${file}"`, 'g');
  const lists = sources.flatMap((source) => [...source.matchAll(imports)].map(([, names]) => names!));
  return [...new Set(lists.flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0]!)))];
}

it.each(['SnapshotHandler.js', 'preload.js'])(
  'stands in for all that the runtime imports from %s',
  (file) => {
    const standIn = noSnapshots.call({ resourcePath: join(runtime, file) });
    const names = importedFrom(file);

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(standIn))).toEqual([]);
  },
);
