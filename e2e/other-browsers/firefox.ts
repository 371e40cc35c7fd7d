import { type ElementHandle, launch } from 'puppeteer-core';
import { type Described, type OtherBrowser, untilFound } from './other-browser';

/** SHA-256 of nothing, in Base64: so Firefox tells of a file whose request was broken off, because the page was left. */
const NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** What lies on no other machine than this one is asked of a proxy that is not there. */
const THIS_MACHINE_ALONE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

/**
 * Starts Firefox without a screen; it is driven by WebDriver BiDi, and reaches nothing but this machine.
 * @param path of its executable
 * @param env all that it gets of our environment
 */
export async function startFirefox(path: string, env: Record<string, string>): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    env,
    extraPrefsFirefox: THIS_MACHINE_ALONE,
  });
  const version = (await browser.version()).replace('firefox/', 'Firefox ');
  const page = await browser.newPage();
  const noted: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noted.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!String(error).includes(NOTHING)) noted.push(`Uncaught: ${String(error)}`);
  });

  const find = (element: Described) =>
    untilFound(element, async (expression) => {
      const found = await page.evaluateHandle(expression);
      return found.asElement() as ElementHandle<Element> | null;
    });
  return {
    name: 'firefox',
    version,
    isSilent: false,
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: async (element) => (await find(element)).click(),
    rest: async (element) => (await find(element)).hover(),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    messages: () => Promise.resolve(noted.splice(0)),
    close: () => browser.close(),
  };
}
