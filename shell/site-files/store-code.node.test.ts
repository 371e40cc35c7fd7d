import { suppliedValues } from '@site/shared/testing/supplied-values';
import { Resvg } from '@resvg/resvg-js';
import { storeCode } from './store-code';

const code = storeCode(suppliedValues);

it('brings its own white ground, on which scanners count', () => {
  const { pixels } = new Resvg(code, { background: '#14152a' }).render();

  expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
});

it('has a quiet zone of four modules', () => {
  const columns = [...code.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x]) => Number(x));
  const rows = [...code.matchAll(/M\d+ (\d+)h\d+v1/g)].map(([, y]) => Number(y));

  expect([Math.min(...columns), Math.min(...rows)]).toEqual([4, 4]);
});
