import { encodeBrotli } from '@site/addresses';
import { expect } from '../support/test';

/**
 * Waits until the server sends a page and the files that it names compressed as well as can be: the first who asks for one gets it
 * compressed quickly, so a budget would depend on how busy the machine is.
 */
export async function untilCompressed(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const files = new Set(html.match(/\/_f\/[\w/.-]+\.js\b/g));
  for (const file of [address, ...files]) {
    const url = new URL(file, address).href;
    const best = await encodeBrotli(Buffer.from(await (await fetch(url)).arrayBuffer()), 'best');
    await expect
      .poll(async () =>
        (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-length'),
      )
      .toBe(String(best.length));
  }
}
