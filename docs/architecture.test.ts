import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { platformPackages } from '@site/shared/working-copy/working-copy';

const root = join(__dirname, '..');
const page = readFileSync(join(__dirname, 'architecture.md'), 'utf8');

/** The rules that `npm test` runs. An ES module, which Jest does not load on Node 20. */
const rules = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "const { floors, remotes, workspaces } = await import('./.dependency-cruiser.mjs'); console.log(JSON.stringify({ floors, remotes, workspaces }))",
    ],
    { cwd: root, encoding: 'utf8' },
  ),
) as { floors: string[][]; remotes: string[]; workspaces: Record<string, string[]> };

it('lists the floors of platform/ as the rules have them, with every package that there is', () => {
  const platform = readFileSync(join(root, 'platform/README.md'), 'utf8');
  const listed = [...platform.matchAll(/^\| \d+ +\| (.*?) \|/gm)].map(([, names = '']) =>
    names.match(/[\w-]+/g),
  );
  const packages = platformPackages().map((folder) => basename(folder));

  expect(listed).toEqual(rules.floors);
  expect(rules.floors.flat().sort()).toEqual(packages.sort());
});

it('draws which workspace imports which, as the rules have it', () => {
  const [, workspacesDrawn = ''] = page.split('```');
  const drawn = [...workspacesDrawn.matchAll(/^ {2}([\w-]+)(?:\[.*\])? --> ([\w-]+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  const drawnName = (workspace: string) =>
    rules.remotes.includes(workspace) ? 'remotes' : workspace.replace('platform/', '');
  const allowed = Object.entries(rules.workspaces).flatMap(([from, all]) =>
    all.map((to) => `${drawnName(from)} ${drawnName(to)}`),
  );

  expect(drawn).toEqual([...new Set(allowed)]);
});

it('names files that there are', () => {
  const named = [...page.matchAll(/"((?:content|sections|pages|exposed)\/[^"]+)"/g)].map(([, file]) => file!);

  expect(named).toHaveLength(5);
  expect(named.filter((file) => !existsSync(join(root, 'landing-remote', file)))).toEqual([]);
});

it.each([
  ['shell', 'the shell'],
  ['shared', 'shared/'],
])('has every folder of %s/', (workspace, title) => {
  expect(foldersListed(title).map(({ folder }) => folder)).toEqual(foldersOf(workspace).sort());
});

// A part that is added may have other folders, which are its team's matter.
it.each(['landing', 'legal'])('has every folder of %s-remote/', (part) => {
  const folders = foldersOf(`${part}-remote`);
  const ownFolders = foldersListed('a remote')
    .filter(({ remotes }) => remotes === null || remotes.includes(part))
    // Comes with the first picture.
    .filter(({ folder }) => folder !== 'pictures' || folders.includes(folder));

  expect(ownFolders.map(({ folder }) => folder)).toEqual(folders.sort());
});

/** The folders that a table lists, sorted; with the remotes in brackets behind them, null for all. */
function foldersListed(title: string): { folder: string; remotes: string[] | null }[] {
  const [, tableAndRest = ''] = page.split(`## Folders of ${title}\n`);
  const rows = [...tableAndRest.split('\n## ')[0]!.matchAll(/^\| (`.*?) \|/gm)].map(([, names]) => names!);
  return rows
    .flatMap((names) => {
      const remotes = /\((.*)\)/.exec(names)?.[1]!.split(', ') ?? null;
      return [...names.matchAll(/`([\w-]+)\/`/g)].map(([, folder]) => ({ folder: folder!, remotes }));
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Folders of the repository's own, by name. */
function foldersOf(workspace: string): string[] {
  return readdirSync(join(root, workspace), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist', '.cache'].includes(entry.name))
    .map(({ name }) => name);
}
