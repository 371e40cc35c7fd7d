import { constants } from 'node:os';
import type { Browser } from 'playwright-core';
import { SiteError } from '@site/errors';
import { installedBrowser } from './installed-browser';

/** A browser that pages are seen in. */
export interface OpenBrowser {
  browser: Browser;
  /** `Chromium 143.0.7499.40` */
  version: string;
}

const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

/** What a browser needs of our environment: none of our secrets is among it. */
export function browserEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/**
 * Starts a browser that reaches nothing but this machine.
 * @throws SiteError `browser-missing`, `browser-failed`
 */
export async function openBrowser(env: NodeJS.ProcessEnv): Promise<OpenBrowser> {
  const executablePath = installedBrowser(env);
  if (executablePath === null) throw browserMissing();
  try {
    // Only now: it takes as long as a rollback to load.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      // The command says what ends it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      executablePath,
      // Chromium's own sandbox does not start for root.
      chromiumSandbox: process.getuid?.() !== 0,
      env: browserEnvironment(env),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Glyphs are drawn alike wherever they lie, and in the same colours.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    });
    return { browser, version: `Chromium ${browser.version()}` };
  } catch (cause) {
    throw new SiteError(
      'browser-failed',
      `${executablePath} does not start: ${firstLine(cause)}`,
      'Try it by hand, or name another in CHROMIUM_PATH. In a container, Chromium needs its sandbox allowed, or root; nothing was checked.',
      { cause },
    );
  }
}

export function browserMissing(): SiteError {
  return new SiteError(
    'browser-missing',
    'There is no Chromium on this machine to see what the pages do; nothing was checked.',
    'Install one (Debian: apt-get install chromium; else npx playwright-core install chromium), or name one that is there in CHROMIUM_PATH.',
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The same for a command that does nothing else: until the browser is closed, the command ends at once when it is stopped, and the
 * browser with it. A browser that is closed in the midst of its work fails in all that it does.
 */
export async function openBrowserOfCommand(env: NodeJS.ProcessEnv): Promise<OpenBrowser> {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  const leaveSignals = () => SIGNALS.forEach((signal) => process.off(signal, end));
  for (const signal of SIGNALS) process.once(signal, end);
  const open = await openBrowser(env).catch((cause: unknown) => {
    leaveSignals();
    throw cause;
  });
  open.browser.once('disconnected', leaveSignals);
  return open;
}

/** The first line of an error's message; Playwright adds a log. */
export function firstLine(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]!;
}
