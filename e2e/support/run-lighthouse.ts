import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Fetched by npx when it is asked for: it is large, and nothing else of the project needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export interface LighthouseRequest {
  url: string;
  /** Path of the browser. */
  executable: string;
  /** A phone on Lighthouse's own simulated slow 4G, or a desktop. */
  screen: 'phone' | 'desktop';
  /** Lighthouse's names: `performance`, `best-practices`. */
  categories: readonly string[];
  /** How many times slower the phone is than the machine; missing: as Lighthouse has it. */
  cpuSlowdown?: number;
}

export interface LighthouseReport {
  /** By name; scores go from 0 to 1. */
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  /** By id; an audit that only informs has no score. */
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** Audits a page. @throws Error with the last line that Lighthouse said */
export async function runLighthouse(request: LighthouseRequest): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    return await audit(request, join(folder, 'report.json'));
  } catch (cause) {
    const reason = String((cause as { stderr?: string }).stderr || (cause as Error).message)
      .trim()
      .split('\n')
      .at(-1);
    throw new Error(`Lighthouse failed on ${request.url}: ${reason}`, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(
  { url, executable, screen, categories, cpuSlowdown }: LighthouseRequest,
  file: string,
): Promise<LighthouseReport> {
  const flags = [
    ...(screen === 'desktop' ? ['--preset=desktop'] : []),
    ...(cpuSlowdown ? [`--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`] : []),
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  await execute('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executable },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  const missing = categories.filter((name) => typeof report.categories[name]?.score !== 'number');
  if (missing.length > 0) throw new Error(`it gave no score for ${missing.join(', ')}`);
  return report;
}
