import { EventEmitter, once } from 'node:events';
import type { Browser, CDPSession } from 'playwright-core';
import { LOAD_TIMEOUT, PHONE } from './conditions';

/** What the browser sends of one page. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/**
 * A page on the phone of `conditions.ts`, in a browser context of its own, in which nothing listens to scripts. Playwright and
 * Lighthouse always listen (`Runtime.enable`): V8 then notes where each error was made, and reads the whole of React again for
 * the few that it makes at its start, half of the time that it takes to start.
 */
export class UninspectedPage {
  private readonly events = new EventEmitter();
  private readonly answers = new Map<number, (answer: Message) => void>();

  private constructor(
    private readonly browser: CDPSession,
    private readonly browserContextId: string,
    private readonly sessionId: string,
  ) {
    browser.on('Target.receivedMessageFromTarget', (received) => {
      if (received.sessionId === sessionId) this.receive(JSON.parse(received.message) as Message);
    });
  }

  static async in(browser: Browser): Promise<UninspectedPage> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    // By messages within messages: a session of the page itself would be one of Playwright's.
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const page = new UninspectedPage(session, browserContextId, sessionId);
    const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...viewport,
      deviceScaleFactor,
      mobile: isMobile,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return page;
  }

  /** Asks by Chrome's DevTools protocol. @throws Error with what the browser says */
  readonly send = (async (method: string, params: object = {}) => {
    const id = this.answers.size + 1;
    const answered = new Promise<Message>((resolve) => this.answers.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.browser.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }) as CDPSession['send'];

  readonly on = ((event: string, listener: (params: never) => void) => {
    this.events.on(event, listener as (params: unknown) => void);
    return this;
  }) as unknown as CDPSession['on'];

  /** Goes to an address, and waits for its load. @throws Error when it does not answer, or answers with an error */
  async open(url: string): Promise<void> {
    let status = 0;
    this.on('Network.responseReceived', ({ type, response }) => {
      if (type === 'Document') status = response.status;
    });
    const loaded = once(this.events, 'Page.loadEventFired', { signal: AbortSignal.timeout(LOAD_TIMEOUT) });
    const [{ errorText }] = await Promise.all([this.send('Page.navigate', { url }), loaded]);
    if (errorText) throw new Error(errorText);
    if (status >= 400) throw new Error(`status ${status}`);
  }

  /** What a script comes to; waits for a promise. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
    await this.browser.detach();
  }

  private receive({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) this.answers.get(id)!(answer);
    else if (method) this.events.emit(method, params);
  }
}
