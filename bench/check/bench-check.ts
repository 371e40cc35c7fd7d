import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { max, median } from 'simple-statistics';
import { liveDeployment } from '../../deploy/records/find-deployment';
import { openStore } from '../../deploy/records/open-store';
import { copyFolderStore } from '../../e2e/support/copy-folder-store';
import { command as siteCommand } from '../../e2e/support/site-command';
import { BenchError, runBench, wholeNumber } from '../command';
import { format } from '../format';
import { describeConditions, loadNow } from '../machine';
import { markdownTable, writePage } from '../markdown';
import { storeToMeasure } from '../site/composed-site';
import { treeMemory } from './tree-memory';

interface Options {
  runs: number;
  language: string;
  store?: string;
  out: string;
}

/** What `site check --json` says, of what is wanted here. */
interface Checked {
  views: { path: string; device: string; theme: string; difference: { share: number } | null }[];
}

const PART = 'landing';

/** At most, for two routes in one language on two processors. */
const LIMITS = { seconds: 30, megabytes: 1_500 };

const command = new Command('npm run bench:check --')
  .description('Has browsers see an unchanged site beside itself, over and over: no picture may differ.')
  .addHelpText('after', '\nExit status 1 also when a picture differed, or a limit was passed.')
  .option('--runs <count>', 'of site check', wholeNumber, 100)
  .option('--language <tag>', 'whose pages are seen', 'en')
  .option('--store <folder>', "see a copy of this store's live site instead of the working copy's")
  .option('--out <file>', 'where the results go', 'bench/check-results.md');

void runBench<Options>(command, async ({ runs, language, store, out }, progress) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
  try {
    copyFolderStore(await storeToMeasure(store, progress), folder);
    const { record } = await liveDeployment(await openStore(folder, { env: {} }));
    const candidate = `${PART}@${record.parts[PART]!.release}`;
    const loadBefore = loadNow();
    const seconds: number[] = [];
    const megabytes: number[] = [];
    const differing: string[] = [];
    let pictures = 0;
    for (let run = 1; run <= runs; run += 1) {
      const start = Date.now();
      const { views, most } = await see(folder, candidate, language);
      seconds.push((Date.now() - start) / 1000);
      megabytes.push(most);
      const compared = views.filter(({ difference }) => difference !== null);
      const others = compared.filter(({ difference }) => difference!.share > 0);
      const names = others.map(({ path, device, theme }) => `${path} on a ${device}, ${theme}`);
      pictures += compared.length;
      differing.push(...names);
      progress(`Run ${run}: ${names.length > 0 ? `differs: ${names.join('; ')}` : 'nothing differs'}`);
    }
    const met = (isMet: boolean) => (isMet ? 'met' : 'missed');
    const rows = [
      ['pictures compared', String(pictures), '', ''],
      ['pictures that differed', String(differing.length), 'none', met(differing.length === 0)],
      [
        'time of a check, median',
        `${median(seconds).toFixed(1)} s`,
        `≤ ${LIMITS.seconds} s`,
        met(median(seconds) <= LIMITS.seconds),
      ],
      ['time of a check, most', `${max(seconds).toFixed(1)} s`, '', ''],
      [
        'memory with all browsers, most',
        format(max(megabytes), 'MB'),
        `≤ ${format(LIMITS.megabytes, 'MB')}`,
        max(megabytes) === 0 ? 'not measured' : met(max(megabytes) <= LIMITS.megabytes),
      ],
    ];
    writePage(out, [
      '# An unchanged site, seen beside itself\n\nWritten by `npm run bench:check`.',
      `${describeConditions(loadBefore)} ${runs} runs of \`site check\` in the language \`${language}\`, with every browser that is installed.`,
      markdownTable([['figure', 'measured', 'must', ''], ...rows]),
      ...(differing.length > 0 ? [`Differed: ${differing.join('; ')}.`] : []),
    ]);
    if (rows.some((row) => row.includes('missed'))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The views of a check, whether it passes or not, and the most memory that it took, in MB. */
async function see(
  folder: string,
  candidate: string,
  language: string,
): Promise<{ views: Checked['views']; most: number }> {
  const words = ['--json', 'check', candidate, '--language', language, '--store', folder];
  const child = spawn(process.execPath, [siteCommand, ...words]);
  let [stdout, stderr, most] = ['', '', 0];
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const sampling = setInterval(() => (most = Math.max(most, treeMemory(child.pid!))), 500);
  await once(child, 'close').finally(() => clearInterval(sampling));
  const [line = ''] = stdout.split('\n');
  if (!line.startsWith('{')) throw new BenchError(stderr || stdout);
  return { views: (JSON.parse(line) as Checked).views, most };
}
