import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { installedBrowser } from '../../e2e/support/find-browser';
import { BenchError } from '../bench-error';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the Chromium to measure with: `CHROMIUM_PATH`, else an installed one. @throws BenchError when there is none */
export function browserPath(env: NodeJS.ProcessEnv): string {
  const path = env.CHROMIUM_PATH ?? installedBrowser();
  if (path && existsSync(path)) return path;
  throw new BenchError(
    path
      ? `There is no browser at ${path}, which CHROMIUM_PATH names`
      : 'There is no Chromium or Chrome on this machine',
    'Install one, or name one in CHROMIUM_PATH.',
  );
}

/** @throws BenchError when the browser does not start */
export async function openBrowser(executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath, args: FLAGS });
  } catch (cause) {
    const [reason] = String((cause as Error).message).split('\n');
    throw new BenchError(
      `The browser ${executablePath} does not start: ${reason}`,
      'Name another in CHROMIUM_PATH.',
    );
  }
}
