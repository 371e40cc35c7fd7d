import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { median } from 'simple-statistics';
import { liveDeployment } from '../../deploy/records/find-deployment';
import { openStore } from '../../deploy/records/open-store';
import { copyFolderStore } from '../../e2e/support/copy-folder-store';
import { command as siteCommand } from '../../e2e/support/site-command';
import { BenchError, runBench, wholeNumber } from '../command';
import { storeToMeasure } from '../site/composed-site';

interface Options {
  runs: number;
  language: string;
  store?: string;
}

/** What `site check --json` says, of what is wanted here. */
interface Checked {
  views: { path: string; device: string; theme: string; difference: { share: number } | null }[];
}

const PART = 'landing';

const command = new Command('npm run bench:check --')
  .description('Has browsers see an unchanged site beside itself, over and over: no picture may differ.')
  .addHelpText('after', '\nExit status 1 also when a picture differed.')
  .option('--runs <count>', 'of site check', wholeNumber, 100)
  .option('--language <tag>', 'whose pages are seen', 'en')
  .option('--store <folder>', "see a copy of this store's live site instead of the working copy's");

void runBench<Options>(command, async ({ runs, language, store }, progress) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
  try {
    copyFolderStore(await storeToMeasure(store, progress), folder);
    const { record } = await liveDeployment(await openStore(folder, { env: {} }));
    const candidate = `${PART}@${record.parts[PART]!.release}`;
    const seconds: number[] = [];
    let [pictures, differing] = [0, 0];
    for (let run = 1; run <= runs; run += 1) {
      const start = Date.now();
      const compared = see(folder, candidate, language).filter(({ difference }) => difference !== null);
      seconds.push((Date.now() - start) / 1000);
      const others = compared.filter(({ difference }) => difference!.share > 0);
      pictures += compared.length;
      differing += others.length;
      const names = others.map(({ path, device, theme }) => `${path} on a ${device}, ${theme}`);
      progress(`Run ${run}: ${names.length > 0 ? `differs: ${names.join('; ')}` : 'nothing differs'}`);
    }
    process.stdout.write(
      `${differing} of ${pictures} pictures differed, in ${runs} runs of ${median(seconds).toFixed(0)} s.\n`,
    );
    if (differing > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The views of a check, whether it passes or not. */
function see(folder: string, candidate: string, language: string): Checked['views'] {
  const words = ['--json', 'check', candidate, '--language', language, '--store', folder];
  const { stdout, stderr } = spawnSync(process.execPath, [siteCommand, ...words], { encoding: 'utf8' });
  const [line = ''] = stdout.split('\n');
  if (!line.startsWith('{')) throw new BenchError(stderr || stdout);
  return (JSON.parse(line) as Checked).views;
}
