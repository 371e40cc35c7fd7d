import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { aContentWorkingCopy } from '../../testing/content-working-copy';
import { readForm } from './read-form';
import { saveChange } from './save-change';
import { KeptPictures } from './kept-pictures';

const FEATURES = { part: 'landing', language: 'en', name: 'features' };
const PLACE = { name: 'IMG 2041 (Cart).JPG', width: 800, height: 600 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c5301d' }, limitInputPixels: false });

/** A photograph of so many pixels, upright as its camera notes it, and with a name in it. */
function photograph(width: number, height: number): Promise<Buffer> {
  return plain(width, height)
    .withExif({ IFD0: { Artist: 'Asha Rao' } })
    .jpeg()
    .toBuffer();
}

describe('a picture that an author uploads', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;
  let pictures: KeptPictures;

  beforeAll(async () => {
    copy = await aContentWorkingCopy();
    pictures = new KeptPictures(copy.root);
  });

  afterAll(() => rmSync(copy.root, { recursive: true }));

  it('is re-encoded in the size of its place, small, and without what its camera noted', async () => {
    const { file, bytes } = await pictures.keep(await photograph(1600, 900), PLACE);
    const kept = (await pictures.read('landing', file))!;

    expect(file).toMatch(/^pictures\/img-2041-cart-[0-9a-f]{16}\.(avif|webp)$/);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 800, height: 600 });
    expect(kept).toHaveLength(bytes);
    expect(bytes).toBeLessThan(150_000);
    expect(kept.includes('Asha Rao')).toBe(false);
  });

  it.each([
    ['is smaller than the page shows it', () => photograph(320, 240), /320 × 240 pixels/],
    [
      'has too many pixels',
      () => plain(10_000, 8000).png().toBuffer(),
      /: it has 10000 × 8000 pixels, which are 80 million, and at most 60 million are taken\./,
    ],
    [
      'is a drawing, which can hold code',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      /of a kind \(svg\)/,
    ],
    ['is no picture', () => Buffer.from('<script>alert(1)</script>'), /cannot be taken/],
  ])('is refused when it %s', async (_, make, fact) => {
    await expect(pictures.keep(await make(), PLACE)).rejects.toThrow(fact);
  });

  it('is committed with the words that show it; without words on what it shows, nothing is', async () => {
    const { file } = await pictures.keep(await photograph(1600, 1200), PLACE);
    const { digest, values: before } = await readForm(copy.root, FEATURES);
    const saveWith = (image: string, alt: string) => {
      const values = structuredClone(before);
      Object.assign((values.features as { cards: object[] }).cards[0]!, { image, alt });
      const request = { ref: FEATURES, digest, before, values, author: 'Asha Rao', message: '' };
      return saveChange(copy.root, request);
    };
    const other = 'pictures/other-0123456789abcdef.avif';

    expect(await saveWith(file, '')).toMatchObject({ problems: [{ path: 'features.cards[0].alt' }] });
    expect(await saveWith(other, 'A cart')).toMatchObject({
      problems: [{ path: 'features.cards[0].image' }],
    });
    expect((await saveWith(file, 'A filled cart.')).status).toBe('saved');
    expect(copy.git('show', '--format=%an', '--name-only', 'HEAD').split('\n').filter(Boolean)).toEqual([
      'Asha Rao',
      'landing-remote/content/features.json',
      `landing-remote/${file}`,
    ]);
  });
});
