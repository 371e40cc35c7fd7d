import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { UninspectedPage } from './uninspected-page';

/** Lighthouse's benchmark index of a cheap phone; its documentation gives 125 to 800 for phones of the middle. */
export const PHONE_INDEX = 250;

/** How a machine stands in for the phone. */
export interface Calibration {
  /** How many times slower the processor is made. */
  cpuSlowdown: number;
  /** Benchmark index of the machine, and of the processor that is made slower. */
  machine: number;
  phone: number;
}

/** How often the divisor is corrected: what Chromium makes slower comes out slower than the divisor says. */
const CORRECTIONS = 3;

/** Finds how much slower this machine's processor has to be made to be the phone's. */
export async function calibrate(browser: Browser): Promise<Calibration> {
  const machine = await benchmarkIndex(browser, 1);
  let cpuSlowdown = 1;
  let phone = machine;
  for (let step = 0; step <= CORRECTIONS; step += 1) {
    cpuSlowdown = Math.max(1, (cpuSlowdown * phone) / PHONE_INDEX);
    phone = await benchmarkIndex(browser, cpuSlowdown);
  }
  return { cpuSlowdown, machine, phone };
}

const script = readFileSync(join(__dirname, 'benchmark-index.js'), 'utf8');

async function benchmarkIndex(browser: Browser, cpuSlowdown: number): Promise<number> {
  const page = await UninspectedPage.in(browser);
  try {
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const indexes: number[] = [];
    for (let run = 0; run < 3; run += 1) indexes.push(await page.evaluate<number>(script));
    // Whatever else the machine does meanwhile makes it slower, never quicker.
    return Math.max(...indexes);
  } finally {
    await page.close();
  }
}
