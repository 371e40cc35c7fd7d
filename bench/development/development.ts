import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { copyWorkingCopy } from '../../e2e/support/working-copy';
import { BenchError } from '../bench-error';
import { spreadOf } from '../figures/statistics';
import type { Progress } from '../bench-command';

/** What building costs the person who develops; times in seconds. */
export interface DevelopmentCosts {
  builds: { part: string; cold: number; warm: number }[];
  rebuilds: { part: string; edit: string; seconds: number }[];
}

/** How often each file is edited; the median counts. */
const EDITS = 5;

interface Edit {
  part: PartName;
  /** What is edited: words, as the marketing team does, or a component. */
  what: string;
  file: string;
  /** What the file says, and what it says after the edit; `%` is the number of the edit. */
  words: string;
  replacement: string;
}

const component = { words: 'export function', replacement: 'export const edit = %;\nexport function' };

const edits: Edit[] = [
  {
    part: 'landing',
    what: 'a sentence',
    file: 'content/hero.content.ts',
    words: "'Status'",
    replacement: "'Status %'",
  },
  { part: 'landing', what: 'a section', file: 'sections/hero/hero.section.tsx', ...component },
  {
    part: 'legal',
    what: 'a sentence',
    file: 'content/words.content.ts',
    words: "'In short'",
    replacement: "'In short %'",
  },
  { part: 'shell', what: 'a component', file: 'frame/Header.tsx', ...component },
];

/** Builds all parts in a copy of the working copy, where nobody else builds: cold, then with the cache filled. @throws BenchError */
export async function measureDevelopment(progress: Progress): Promise<DevelopmentCosts> {
  const checkout = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  try {
    copyWorkingCopy(checkout);
    const builds = Object.entries(parts).map(([part, { workspace }]) => {
      progress(`Building ${part} for production, cold and warm`);
      const [cold, warm] = [build(checkout, workspace), build(checkout, workspace)];
      return { part, cold, warm };
    });
    const rebuilds = edits.map((edit) => {
      progress(`Rebuilding ${edit.part} after edits of ${edit.what}`);
      return { part: edit.part, edit: edit.what, seconds: rebuild(checkout, edit) };
    });
    return { builds, rebuilds };
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

function build(root: string, workspace: string): number {
  const started = performance.now();
  run(join(root, 'node_modules/.bin/webpack'), ['--mode', 'production'], join(root, workspace));
  return (performance.now() - started) / 1000;
}

function rebuild(root: string, { part, file, words, replacement }: Edit): number {
  const args = [
    join(__dirname, 'rebuild.js'),
    join(root, parts[part].workspace),
    file,
    words,
    replacement,
    String(EDITS),
  ];
  return spreadOf(JSON.parse(run(process.execPath, args, root)) as number[]).median / 1000;
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new BenchError(
    `A build failed in ${cwd}: ${(stdout + stderr).trim()}`,
    'Put right what it names, then measure again.',
  );
}
