import jsQR from 'jsqr';
import { formatQrCode } from './preview';

/** Pixels of one module; decoders need some. */
const SCALE = 4;

/** What a terminal shows: light halves of characters on black. @returns RGBA, as wide as it is high or nearly so */
function photograph(lines: string[]): { data: Uint8ClampedArray; width: number; height: number } {
  const isLight = { '█': [true, true], '▀': [true, false], '▄': [false, true], ' ': [false, false] };
  const rows = lines.flatMap((line) =>
    [0, 1].map((half) => [...line].map((sign) => isLight[sign as keyof typeof isLight][half]!)),
  );
  const [width, height] = [rows[0]!.length * SCALE, rows.length * SCALE];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isWhite = rows[Math.floor(pixel / width / SCALE)]![Math.floor((pixel % width) / SCALE)];
    data.set(isWhite ? [255, 255, 255, 255] : [0, 0, 0, 255], pixel * 4);
  }
  return { data, width, height };
}

it('shows a code in white on black that a camera reads as the link', () => {
  const url = 'http://192.168.1.23:8081/_preview/3fa9c2d41b7e0011/?share=0123456789abcdef';

  const lines = formatQrCode(url).split('\n');

  expect(lines.every((line) => line.startsWith('\u001b[97;40m') && line.endsWith('\u001b[0m'))).toBe(true);
  const { data, width, height } = photograph(lines.map((line) => line.slice(8, -4)));
  expect(jsQR(data, width, height)?.data).toBe(url);
  // Fits into a terminal of 80 columns; colours take no room.
  expect(lines[0]!.length - 12).toBeLessThan(80);
});
