import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsNamedIn } from '../deploy/testing/test-titles';
import { journeysOfRest, REST, unitTestsOfRest } from '../e2e/rest-of-tests';

const root = join(__dirname, '..');

/** A chapter of a matrix with this sentence has rows that the rest may run. */
const MAY_WAIT = 'What takes long of this is run by `npm run test:rest`.';
const chapters = ['docs/reliability.md', 'docs/security.md'].flatMap((page) =>
  readFileSync(join(root, page), 'utf8').split(/^##+ /m),
);
const testsOf = (markdown: string[]) => markdown.flatMap(testsNamedIn);

/** Playwright refuses to run below Jest, which it knows by this variable. */
const { JEST_WORKER_ID: _, NODE_ENV: __, ...ENV } = process.env;

interface Suite {
  title: string;
  specs?: { title: string; file: string; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

interface Journey {
  project: string;
  /** From the project's root. */
  file: string;
  /** Those of its groups, and its own. */
  title: string;
}

/** The journeys of a run. */
function journeys(...words: string[]): Journey[] {
  const listed = execFileSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--list', '--reporter=json', ...words],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: ENV,
    },
  );
  const journeysOf = ({ title, specs = [], suites = [] }: Suite, above: string): Journey[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName: project }) => ({
        project,
        file: `e2e/${spec.file}`,
        title: `${above} ${spec.title}`,
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, `${above} ${title}`)),
  ];
  return (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap((suite) => journeysOf(suite, ''));
}

describe('the tests that `npm test` leaves to `npm run test:rest`', () => {
  const short = journeys('--grep-invert', journeysOfRest);

  const rest = journeys('--grep', journeysOfRest);

  const isLeftToRest = ({ file, title }: { file: string; title: string }) =>
    file.startsWith('e2e/')
      ? !short.some((journey) => journey.file === file && fits(journey.title, withoutLead(title)))
      : unitTestsOfRest.has(file);

  it('guard no row of a matrix that the others do not guard, but in chapters that say so', () => {
    const rows = testsOf(chapters.filter((chapter) => !chapter.includes(MAY_WAIT)));

    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(isLeftToRest)).toEqual([]);
  });

  it('guard a row of each chapter that says so', () => {
    const saying = chapters.filter((chapter) => chapter.includes(MAY_WAIT));
    const titleOf = (chapter: string) => chapter.split('\n', 1)[0];

    expect(saying.length).toBeGreaterThan(0);
    expect(saying.filter((chapter) => !testsOf([chapter]).some(isLeftToRest)).map(titleOf)).toEqual([]);
  });

  it('are run by it: no journey is in both, and none in neither', () => {
    expect(short.length + rest.length).toBe(journeys().length);
  });

  it('are there, each group with a reason and with something in it', () => {
    expect([...unitTestsOfRest].filter((file) => !existsSync(join(root, file)))).toEqual([]);
    for (const { why, journeys: patterns = [], unitTests = [] } of REST) {
      expect(why).not.toBe('');
      expect(patterns.length + unitTests.length).toBeGreaterThan(0);
      for (const pattern of patterns)
        expect(
          rest.map(({ project, file, title }) => ` ${project} ${file.slice('e2e/'.length)} ${title} `),
        ).toContainEqual(expect.stringMatching(pattern));
    }
  });
});

const withoutLead = (title: string) => title.replace(/^…, (first load: |navigation: )?/, '');

/** Whether a journey's titles end with the words that a row has; `…` stands for anything. */
function fits(titles: string, words: string): boolean {
  const pattern = words.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${pattern.join('.*')}$`).test(titles);
}
