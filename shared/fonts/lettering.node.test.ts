/** The titles that pictures of links show, lettered as the build letters them from the parts' own content. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';

interface LetteredTitle {
  language: string;
  text: string;
  /** Words of it that cannot be drawn. */
  unlettered: string[];
  /** In thousandths of the size; as its words are drawn, and as a text renderer sets the whole title. */
  width: number;
  wholeWidth: number;
  /** How many pieces are drawn, each a letter, a conjunct or a sign. */
  signs: number;
  wholeSigns: number;
}

const titles = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'testing/lettered-titles.js')], { encoding: 'utf8' }),
) as LetteredTitle[];

const others = languages.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE);

describe.each(others)('titles in %s', (tag) => {
  const own = titles.filter(({ language }) => language === tag);

  it('can all be drawn', () => {
    expect(own.length).toBeGreaterThan(8);
    expect(own.flatMap(({ unlettered }) => unlettered)).toEqual([]);
  });

  it('look word by word as they do when they are set as a whole', () => {
    for (const { text, width, wholeWidth, signs, wholeSigns } of own) {
      expect([text, signs]).toEqual([text, wholeSigns]);
      // Each sign's place is a whole thousandth.
      expect(Math.abs(width - wholeWidth)).toBeLessThan(signs);
    }
  });
});
