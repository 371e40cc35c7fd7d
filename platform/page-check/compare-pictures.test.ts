import { comparePictures, type Picture } from './compare-pictures';

const WIDTH = 4;
type Colour = [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** A picture of bands, each of one colour and so many rows. */
function aPicture(...bands: [key: string, rows: number, colour: Colour][]): Picture {
  let top = 0;
  const placed = bands.map(([key, rows]) => ({ key, name: key, top, bottom: (top += rows) }));
  const pixels = Buffer.concat(
    bands.map(([, rows, colour]) =>
      Buffer.from(Array.from({ length: rows * WIDTH }, () => [...colour, 255]).flat()),
    ),
  );
  return { width: WIDTH, height: top, pixels, bands: placed };
}

describe('two pictures of a page', () => {
  const page = aPicture(['header', 2, BLACK], ['hero', 6, WHITE], ['footer', 2, BLACK]);

  it('are the same to the pixel where nothing changed', () => {
    expect(
      comparePictures(page, aPicture(['header', 2, BLACK], ['hero', 6, WHITE], ['footer', 2, BLACK])),
    ).toEqual({ sections: [], share: 0, marked: null });
  });

  it('differ by the section that changed, and by its share of the page', () => {
    const { sections, share, marked } = comparePictures(
      page,
      aPicture(['header', 2, BLACK], ['hero', 6, BLACK], ['footer', 2, BLACK]),
    );

    expect(sections).toEqual([{ section: 'hero', share: 1 }]);
    expect(share).toBe(0.6);
    expect([marked?.width, marked?.height, marked?.pixels.length]).toEqual([WIDTH, 10, WIDTH * 10 * 4]);
  });

  it('differ by the rows that a section gained, not by what these moved down', () => {
    const { sections, share } = comparePictures(
      page,
      aPicture(['header', 2, BLACK], ['hero', 8, WHITE], ['footer', 2, BLACK]),
    );

    expect(sections).toEqual([{ section: 'hero', share: 0.25 }]);
    expect(share).toBeCloseTo(2 / 12);
  });

  it('differ by a point that a section has gained or lost, though it was moved', () => {
    const withPoint = (heroRows: number, ...points: number[]) => {
      const picture = aPicture(['header', 2, BLACK], ['hero', heroRows, WHITE], ['#crates', 5, WHITE]);
      const start = (2 + heroRows) * WIDTH * 4;
      for (const point of points) picture.pixels.fill(0, start + point * 4, start + point * 4 + 3);
      return picture;
    };
    const changeOfCrates = (before: Picture, after: Picture) =>
      comparePictures(before, after).sections.filter(({ section }) => section === '#crates');

    expect(changeOfCrates(withPoint(6), withPoint(8))).toEqual([]);
    expect(changeOfCrates(withPoint(6), withPoint(8, 9))).toEqual([{ section: '#crates', share: 1 / 20 }]);
    expect(changeOfCrates(withPoint(6, 9), withPoint(8))).toEqual([{ section: '#crates', share: 1 / 20 }]);
  });

  it('differ by all of a section that is new, and of one that is gone', () => {
    const { sections } = comparePictures(
      aPicture(['header', 2, BLACK], ['#hero', 6, WHITE], ['footer', 2, BLACK]),
      aPicture(['header', 2, BLACK], ['#offer', 3, WHITE], ['footer', 2, BLACK]),
    );

    expect(sections).toEqual([
      { section: '#offer', share: 1 },
      { section: '#hero (gone)', share: 1 },
    ]);
  });

  it('differ by what changed in a section that has another heading now, and no id', () => {
    const { sections } = comparePictures(
      page,
      aPicture(['header', 2, BLACK], ['Hero of the monsoon', 8, WHITE], ['footer', 2, BLACK]),
    );

    expect(sections).toEqual([{ section: 'Hero of the monsoon', share: 0.25 }]);
  });
});
