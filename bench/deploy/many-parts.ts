import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../command';
import { generateParts } from './generated-store';
import { LIMITS, memoryFigure, type ShippingFigure, timeFigure } from './shipping-figures';
import { type CommandCost, timeSite } from './timed-command';

const root = join(__dirname, '../..');

/** Small parts beside the shell, with four pages each. */
const [FEW, MANY] = [2, 50];
const PAGES_EACH = 4;

/** Commands that are measured beside those that go live and back. */
const READING = ['status', 'history', 'verify'];

/** What many parts cost whoever ships one of them, and their visitors. */
export async function measureManyParts(runs: number, progress: Progress): Promise<ShippingFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-parts-'));
  const storeOf = (parts: number) => join(folder, String(parts));
  const costs: Record<string, CommandCost[]> = {};
  const site = async (parts: number, ...words: string[]) => {
    (costs[`${words[0]} ${parts}`] ??= []).push(await timeSite(root, storeOf(parts), words));
  };
  try {
    progress(`Generating stores of ${FEW} and ${MANY} parts`);
    const release = await generateParts(storeOf(MANY), MANY, PAGES_EACH);
    await generateParts(storeOf(FEW), FEW, PAGES_EACH);
    const perPart = Math.round((homeSize(storeOf(MANY)) - homeSize(storeOf(FEW))) / (MANY - FEW));
    for (let run = 1; run <= runs; run += 1) {
      progress(`Run ${run} of ${runs}: going back and forward in each store, and reading it`);
      for (const parts of [FEW, MANY]) {
        await site(parts, 'rollback');
        await site(parts, 'promote', `landing@${release}`);
        for (const command of READING) await site(parts, command);
      }
    }
    const of = (command: string, parts: number) => costs[`${command} ${parts}`]!;
    return [
      {
        what: 'home page, larger for each part that is not on it by',
        unit: 'bytes',
        values: [perPart],
        must: LIMITS.perPart,
      },
      ...['promote', 'rollback', ...READING].flatMap((command) =>
        [FEW, MANY].map((parts) => {
          const must = command === 'promote' ? LIMITS.goLiveAmongMany : undefined;
          return timeFigure(`site ${command} with ${parts} parts`, of(command, parts), must);
        }),
      ),
      ...['promote', ...READING].map((command) =>
        memoryFigure(`site ${command} with ${MANY} parts`, of(command, MANY)),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bytes of the newest home page as brotli sends it. */
function homeSize(store: string): number {
  const newest = readdirSync(join(store, 'sites')).sort().at(-1)!;
  return statSync(join(store, 'sites', newest, 'index.html.br')).size;
}
