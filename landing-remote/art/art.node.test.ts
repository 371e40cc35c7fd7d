import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pictures = readdirSync(__dirname).filter((name) => name.endsWith('.svg'));

it.each(pictures)('%s is a picture alone: no words, scripts, styles or addresses', (name) => {
  const svg = readFileSync(join(__dirname, name), 'utf8');

  expect(
    svg.match(/<(text|script|style|foreignObject|image|use|a)\b|\s(style|on\w+|href|xlink:href)=/g),
  ).toBeNull();
});

it.each(pictures)('%s scales: it says what part of the plane it shows', (name) => {
  expect(readFileSync(join(__dirname, name), 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
});
