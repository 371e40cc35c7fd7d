import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPicture } from './paint-picture';
import { paintedPicture } from './painted-pictures';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6" fill="${color}"/></svg>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'painted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('paints each drawing, and those of many pages at once', async () => {
  const drawings = ['red', 'green', 'blue', 'black', 'white'].map(drawing);

  const painted = await Promise.all(drawings.map((svg) => paintedPicture(svg, folder)));

  expect(painted).toEqual(await Promise.all(drawings.map((svg) => paintPicture(svg))));
});

it('paints a drawing once: the next time it is the file that was kept', async () => {
  await paintedPicture(drawing('red'), folder);
  const [name] = readdirSync(folder);
  writeFileSync(join(folder, name!), 'as it was kept');

  expect(`${await paintedPicture(drawing('red'), folder)}`).toBe('as it was kept');
  expect(await paintedPicture(drawing('blue'), folder)).toEqual(await paintPicture(drawing('blue')));
});

it('paints a drawing once that two pages have', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => paintedPicture(drawing('red'), folder)));

  expect(one).toBe(other);
});

it('paints where nothing can be kept', async () => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');

  expect(await paintedPicture(drawing('red'), join(file, 'below'))).toEqual(
    await paintPicture(drawing('red')),
  );
});

it('says why a drawing cannot be painted, and goes on with others', async () => {
  await expect(paintedPicture('<svg', folder)).rejects.toMatchObject({ code: 'picture-not-painted' });
  const others = ['red', 'blue', 'green'].map((color) => paintedPicture(drawing(color), folder));
  expect(await Promise.all(others)).toHaveLength(3);
});
