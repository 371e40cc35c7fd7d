import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/free-port';
import { MESSAGES } from './noting-relay';
import { type Described, findInPage, type OtherBrowser } from './other-browser';

/** Executables. */
export interface WebKitGtkPaths {
  driver: string;
  browser: string;
  screen: string;
}

/**
 * Starts WebKitGTK on a screen that nobody sees; it is driven by WebDriver. Its console is silent while it is driven: sites
 * are opened through `openNotingRelay`.
 */
export async function startWebKitGtk(paths: WebKitGtkPaths): Promise<OtherBrowser> {
  const screen = spawn(paths.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  });
  const window = await openWindow(port, paths.browser);

  const find = async (element: Described) => {
    const found = await window.executeScript<WebElement | null>(`return ${findInPage(element)}`);
    if (!found) throw new Error(`No ${element.role} "${element.name}" at ${await window.getCurrentUrl()}`);
    // The driver clicks at once, where the page scrolls smoothly.
    await window.executeScript(
      `arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })`,
      found,
    );
    return found;
  };
  const evaluate = <Value>(expression: string) => window.executeScript<Value>(`return ${expression}`);
  return {
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
        const noted = JSON.parse(sessionStorage.getItem('${MESSAGES}') ?? '[]');
        sessionStorage.removeItem('${MESSAGES}');
        return noted;
      })()`),
    close: async () => {
      await window.quit();
      await Promise.all([end(driver), end(screen)]);
    },
  };
}

/** The driver takes a moment until it listens. */
async function openWindow(port: number, browser: string): Promise<WebDriver> {
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
