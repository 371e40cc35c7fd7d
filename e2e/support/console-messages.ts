import type { Page } from '@playwright/test';

/** What Chromium says, some seconds after load, of a file that is preloaded and not used yet. */
const UNUSED_PRELOAD = /^The resource (\S+) was preloaded using link preload but not used/;

/**
 * Notes errors and warnings in the console of a page from now on.
 * @param expected those that are left out
 * @returns what gives them, at the end of a journey
 */
export function noteMessages(page: Page, expected: RegExp | null): () => Promise<string[]> {
  const messages: string[] = [];
  const documents: Promise<string>[] = [];
  const note = (text: string, url = '') => {
    if (!expected?.test(text)) messages.push(`${text} ${url}`.trim());
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text(), message.location().url);
  });
  page.on('pageerror', (error) => note(`Uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(response.text().catch(() => ''));
  });
  return async () => {
    if (!messages.some((text) => UNUSED_PRELOAD.test(text))) return messages;
    const html = (await Promise.all(documents)).join('');
    return messages.filter((text) => !isOnItsWay(text, html));
  };
}

/**
 * Whether a message is about a file of a page that a link has just been followed to: its files are preloaded then and used right
 * after, and Chromium may look in between. What the HTML itself preloads has to be used.
 * @param html of all documents that were opened
 */
function isOnItsWay(message: string, html: string): boolean {
  const [, url] = UNUSED_PRELOAD.exec(message) ?? [];
  return url !== undefined && !html.includes(`href="${new URL(url).pathname}"`);
}
