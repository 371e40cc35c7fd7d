import type { Browser } from 'playwright-core';
import type { TakenScreen } from './take-screen';

/** A longer picture goes on in the next column. In px of the sheet. */
const COLUMN_HEIGHT = 1_560;
const GAP = 16;
const SHEET_WIDTH = 3_200;
/** Of WebP: words stay readable. */
const QUALITY = 62;

/** Puts pictures side by side on one sheet, each below its name. @returns a WebP file */
export async function contactSheet(browser: Browser, taken: TakenScreen[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  await page.setContent(`<style>${STYLE}</style><main>${taken.map(figure).join('')}</main>`, {
    waitUntil: 'load',
  });
  const { width, height } = await page.evaluate(() => {
    const { width: wide, height: high } = document.querySelector('main')!.getBoundingClientRect();
    return { width: Math.ceil(wide), height: Math.ceil(high) };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await page.close();
  return Buffer.from(data, 'base64');
}

const STYLE = `
  body { margin: 0; background: #777 }
  main { display: flex; flex-wrap: wrap; align-items: start; gap: ${GAP * 2}px; width: fit-content; padding: ${GAP}px }
  figure { margin: 0 }
  figcaption { padding-bottom: 4px; font: 16px sans-serif; color: #fff }
  div { display: flex; gap: ${GAP}px }
  i { background-repeat: no-repeat }
`;

/** A picture as columns of equal height. */
function figure({ screen, png, height }: TakenScreen): string {
  const total = Math.round((height * screen.shown) / screen.width);
  const columns = Math.ceil(total / COLUMN_HEIGHT);
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const strips = Array.from({ length: columns }, (_, index) => {
    const top = index * COLUMN_HEIGHT;
    const size = `width:${screen.shown}px;height:${Math.min(COLUMN_HEIGHT, total - top)}px`;
    return `<i style="${size};background-image:url(${source});background-size:${screen.shown}px ${total}px;background-position:0 -${top}px"></i>`;
  });
  return `<figure><figcaption>${screen.name}</figcaption><div>${strips.join('')}</div></figure>`;
}
