import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../platform/testing/free-port';
import { MESSAGES } from './noting-relay';
import { type Described, type OtherBrowser, untilFound } from './other-browser';

/** How long a browser has to close its window, in ms. */
const QUIT_WITHIN_MS = 5_000;

/** Executables. */
export interface WebKitGtkPaths {
  driver: string;
  browser: string;
  screen: string;
}

/**
 * Starts WebKitGTK on an invisible screen; it is driven by WebDriver, and reaches nothing but this machine.
 * @param env all that it gets of our environment
 */
export async function startWebKitGtk(
  paths: WebKitGtkPaths,
  env: Record<string, string>,
): Promise<OtherBrowser> {
  const screen = spawn(paths.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  });
  const [display] = (await Promise.race([
    once(screen.stdout!, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error(`${paths.screen} has ended.`))),
  ])) as [Buffer];
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // A group of its own: so the browser ends with it, also a page that runs without end.
    detached: true,
    env: { ...env, DISPLAY: `:${display.toString().trim()}` },
  });
  const endAll = async () => {
    process.off('exit', endAll);
    await Promise.all([end(driver, -driver.pid!, 'SIGKILL'), end(screen, screen.pid!, 'SIGTERM')]);
  };
  // Where the command is stopped, the window stays open.
  process.once('exit', endAll);
  const window = await openWindow(port, paths.browser).catch(async (cause: unknown) => {
    await endAll();
    throw cause;
  });

  const find = (element: Described) =>
    untilFound(element, (expression) => window.executeScript<WebElement | null>(`return ${expression}`));
  const evaluate = <Value>(expression: string) => window.executeScript<Value>(`return ${expression}`);
  const capabilities = await window.getCapabilities();
  return {
    name: 'webkitgtk',
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    isSilent: true,
    open: (url) => window.get(url),
    resize: async (width, height) => void (await window.manage().window().setRect({ width, height })),
    evaluate,
    click: async (element) => (await find(element)).click(),
    rest: async (element) =>
      window
        .actions()
        .move({ origin: await find(element) })
        .perform(),
    type: (text) => window.switchTo().activeElement().sendKeys(text),
    back: () => window.navigate().back(),
    messages: () =>
      evaluate<string[]>(`(() => {
        // A page without an origin keeps nothing.
        if (origin === 'null') return [];
        const noted = JSON.parse(sessionStorage.getItem('${MESSAGES}') ?? '[]');
        sessionStorage.removeItem('${MESSAGES}');
        return noted;
      })()`),
    close: async () => {
      // What runs without end does not hear it.
      await Promise.race([window.quit(), new Promise((resolve) => setTimeout(resolve, QUIT_WITHIN_MS))]);
      await endAll();
    },
  };
}

/** The driver takes a moment until it listens. */
async function openWindow(port: number, browser: string): Promise<WebDriver> {
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'],
      },
    });
  for (let tries = 100; ; tries -= 1) {
    try {
      return await builder.build();
    } catch (error) {
      if (tries === 0 || !String(error).includes('ECONNREFUSED')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** @param target its pid; minus that for all of its group */
async function end(child: ChildProcess, target: number, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(target, signal);
  await ended;
}
