import { aRequest } from '../testing/a-visit';
import { bytesByPart, remoteShares, until } from './bytes';

const requests = [
  aRequest({ url: 'http://localhost:1/', type: 'html', bytes: 12_000, start: 0 }),
  aRequest({ url: 'http://localhost:1/_r/shell/5e11/main.js', bytes: 40_000, start: 200 }),
  aRequest({ url: 'http://localhost:1/_r/shell/5e11/anek.woff2', type: 'font', bytes: 18_000, start: 200 }),
  aRequest({ url: 'http://localhost:1/_r/landing/1a2d/remoteEntry.js', bytes: 15_000, start: 200 }),
  aRequest({ url: 'http://localhost:1/_r/landing/1a2d/page.js', bytes: 8_000, start: 200 }),
  aRequest({ url: 'http://localhost:1/favicon.svg', type: 'image', bytes: 300, start: 900 }),
];

it('gives each file to the part whose release holds it', () => {
  expect(bytesByPart(requests)).toEqual([
    ['shell', 58_000],
    ['landing', 23_000],
    ['html', 12_000],
    ['image', 300],
  ]);
});

it("counts a remote's own scripts, and none of the shell's", () => {
  expect([...remoteShares(requests)]).toEqual([['landing', 23_000]]);
});

it('counts what was asked for by then, whenever it came', () => {
  expect(until(requests, 200)).toHaveLength(5);
});
