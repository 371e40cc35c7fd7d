import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { credits } from './credits';

const ofl = join(dirname(require.resolve('@site/shared/brand/symbol.svg')), '../fonts/OFL.txt');
const font = readFileSync(ofl, 'utf8');

it('hands on the licences of the font and of the icons', () => {
  const text = credits({ font, icons: 'ISC License\n\nCopyright (c) Lucide' });

  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) Lucide');
});

it('names each licence that is in it', () => {
  expect(credits({ font: '', icons: '' })).toMatch(/Anek \(Latin, .*\) by Ek Type[^]*Lucide\. ISC License/);
});
