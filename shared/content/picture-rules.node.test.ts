import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureProblems } from './picture-rules';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`);

it.each([
  ['photo.jpg', Buffer.from('\xff\xd8\xff', 'latin1'), 'of a kind that the site does not use'],
  ['photo.png', Buffer.from('\x89PNG\r\n', 'latin1'), 'Save it as AVIF, WebP or SVG'],
  ['favicon.ico', Buffer.from('\0\0\x01', 'latin1'), 'Save it as AVIF, WebP or SVG'],
  ['hero-phone.svg', Buffer.from('\x89PNG\r\n', 'latin1'), 'is no SVG inside'],
  ['hero-phone.svg', svg(`<path d="${'M0 0'.repeat(12_000)}"/>`), 'has 49 kB; a picture may have 40 kB'],
  ['hero-phone.svg', svg('<script>alert(1)</script>'), 'has "<script"'],
  ['hero-phone.svg', svg('<image href="photo.png"/>'), 'has "<image"'],
  ['hero-phone.svg', svg('<s.v:image é:href="photo.png"/>'), 'has "<s.v:image"'],
  ['hero-phone.svg', svg('<path d="M0 0"onload="alert(1)"/>'), 'onload='],
  ['hero-phone.svg', svg('<filter id="f"/>'), 'has "<filter"'],
])('refuses %s (%#)', (name, bytes, problem) => {
  expect(pictureProblems(name, bytes).join()).toContain(problem);
});

it('passes an icon of the site as PNG', () => {
  expect(pictureProblems('icon-192.png', Buffer.from('\x89PNG\r\n', 'latin1'), { isIcon: true })).toEqual([]);
});

it('passes every drawing of the landing page', () => {
  const folder = join(__dirname, '../../landing-remote/art');
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

  expect(drawings.length).toBeGreaterThan(10);
  expect(drawings.flatMap((name) => pictureProblems(name, readFileSync(join(folder, name))))).toEqual([]);
});
