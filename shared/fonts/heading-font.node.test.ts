/** The fonts of headings in other scripts, made as the build makes them from the parts' own content. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface ShapedHeadings {
  name: string;
  texts: number;
  /** Headings that look other than with the whole font. */
  broken: string[];
  /** The same, of a heading with letters that the whole font lacks. */
  brokenByForeignLetters: string[];
  /** How many would, had the font the letters without the forms in which they join. */
  brokenByLettersAlone: number;
  /** As WOFF2. */
  bytes: number;
}

const results = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'testing/shaped-headings.js')], { encoding: 'utf8' }),
) as ShapedHeadings[];

it('are made for both pages in each language that has the brand’s letters', () => {
  expect(results.map(({ name }) => name)).toEqual(
    ['kn', 'hi', 'ta', 'te'].flatMap((language) => [
      `landing-remote in ${language}`,
      `legal-remote in ${language}`,
    ]),
  );
});

describe.each(results)('$name', ({ texts, broken, brokenByForeignLetters, brokenByLettersAlone, bytes }) => {
  it('show every heading as the whole font does', () => {
    expect(texts).toBeGreaterThan(40);
    expect(broken).toEqual([]);
  });

  it('leave letters that the whole font lacks to the system’s, as the whole font does', () => {
    expect(brokenByForeignLetters).toEqual([]);
  });

  it('need more than the letters for that', () => {
    expect(brokenByLettersAlone).toBeGreaterThan(texts / 4);
  });

  it('fit the budget of a page', () => {
    expect(bytes).toBeLessThanOrEqual(30_000);
  });
});
