import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aRemote, aShell } from '../testing/tiny-parts';
import { linksGate } from './links-gate';

const careers = (...paths: string[]) =>
  aRemote('careers', 'Page', { pages: Object.fromEntries(paths.map((path) => [path, 'Page'])) });

const languages = ['en', 'kn'].map((tag) => ({ tag, name: tag, direction: 'ltr' as const }));

/** What the gate says of a landing page with a link to a page of careers by its name, in two languages. */
async function check(
  parts: CandidateOptions['parts'],
  { href = '/careers', basePath = '' }: { href?: string; basePath?: string } = {},
) {
  const link = (base: string) =>
    `<h1>Mandi</h1><section id="services"><a href="${base}${href}" data-part="careers">Jobs</a></section>`;
  const landing = aLanding({ bodies: { en: link(basePath), kn: link(`${basePath}/kn`) } });
  const shell = aShell({ languages });
  const candidate = await aCandidate({ parts: [shell, landing, aLegal(), ...parts!], basePath });
  return linksGate(candidate).filter(({ message }) => !message.includes('#services'));
}

it.each(['', '/_preview/3fa9c2d41b7e0011'])(
  'has nothing against a page that is there, below "%s"',
  async (basePath) => {
    expect(await check([careers('/careers')], { basePath })).toEqual([]);
  },
);

it.each([
  ['was retired, or is not published yet', [], /^and no release of careers goes with it\.$/],
  [
    'was rolled back to before it had the page',
    [careers('/jobs', '/life-here')],
    /^and careers@\w+ has no such page: it has \/jobs, \/life-here\.$/,
  ],
  [
    'gave the page to another part',
    [aRemote('jobs', 'Page', { pages: { '/careers': 'Page' } })],
    /^and no release/,
  ],
])('names link, part and remedy where the part %s', async (_, parts, fact) => {
  const [problem] = await check(parts);

  expect(problem).toMatchObject({
    code: 'page-missing',
    severity: 'error',
    message: expect.stringMatching(
      /^The page \/ of landing@\w+ links to the page \/careers of careers, and /,
    ),
    remedy:
      'Put a release of careers live that has the page, together with the others: npm run site -- promote landing careers. Or take the link out of landing, and publish it again.',
  });
  expect(problem?.message.split('careers, ')[1]).toMatch(fact);
});

it('says so in the same words for each language, so that the gates tell it once', async () => {
  const problems = await check([]);

  expect(problems).toHaveLength(2);
  expect(problems[0]).toEqual(problems[1]);
});

it('still finds an anchor that is not on the page', async () => {
  const problems = await check([careers('/careers')], { href: '/careers#engineers' });

  expect(problems.map(({ message }) => message)).toContain(
    'The page / names /careers#engineers, which has no such anchor.',
  );
});
