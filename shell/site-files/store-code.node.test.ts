import { playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { storeCode } from './store-code';

/** What a scanner reads from a code of 320 pixels on a ground of some colour. */
function scan(svg: string, background: string): string | undefined {
  const { pixels, width, height } = new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: 320 },
  }).render();
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}

const code = storeCode(suppliedValues);

it.each([
  ['light', '#ffffff'],
  ['dark', '#14152a'],
])('leads to the store listing when it is scanned from a %s page', (_, background) => {
  expect(scan(code, background)).toBe(playStoreUrl(suppliedValues, 'qr'));
});

it('brings its own white ground, on which scanners count', () => {
  const { pixels } = new Resvg(code, { background: '#14152a' }).render();

  expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
});

it('has a quiet zone of four modules', () => {
  const columns = [...code.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x]) => Number(x));
  const rows = [...code.matchAll(/M\d+ (\d+)h\d+v1/g)].map(([, y]) => Number(y));

  expect([Math.min(...columns), Math.min(...rows)]).toEqual([4, 4]);
});
