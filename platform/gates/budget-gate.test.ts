import { aCandidate } from '../testing/a-candidate';
import { fileNamed } from '../testing/content-name';
import { budgetGate, BUDGETS } from './budget-gate';
import type { WeighedCandidate } from './candidate';

/** The candidate with another size of one file of a release, as brotli sends it. @param file its name without the hash, or one that the release does not have */
function withFile(candidate: WeighedCandidate, part: string, file: string, size: number): WeighedCandidate {
  const manifest = candidate.manifests[part]!;
  const name = file.includes('.') ? file : fileNamed(manifest, file);
  const record = { ...manifest.files[0]!, path: `browser/${name}`, size: 2 * size, sent: size };
  const files = [...manifest.files.filter(({ path }) => path !== record.path), record];
  return { ...candidate, manifests: { ...candidate.manifests, [part]: { ...manifest, files } } };
}

const messages = (candidate: WeighedCandidate) => budgetGate(candidate).map(({ message }) => message);

it('holds a page to its size as brotli sends it', async () => {
  const candidate = await aCandidate();
  const sized = (size: number) => ({
    ...candidate,
    sizes: { ...candidate.sizes, 'privacy-policy.html': size },
  });

  expect(budgetGate(sized(BUDGETS.html))).toEqual([]);
  expect(budgetGate(sized(BUDGETS.html + 2000))).toEqual([
    {
      code: 'budget-exceeded',
      severity: 'error',
      message: 'The page /privacy-policy has 26.0 kB of HTML, compressed; the budget is 24.0 kB.',
      remedy: 'Make legal smaller by 2.0 kB, and publish it again. npm run site -- diff tells what grew.',
    },
  ]);
});

it('tells a single byte too many', async () => {
  const candidate = await aCandidate();
  const sizes = { ...candidate.sizes, '404.html': BUDGETS.html + 1 };

  expect(budgetGate({ ...candidate, sizes })).toMatchObject([
    {
      message: 'The page /404 has 24.1 kB of HTML, compressed; the budget is 24.0 kB.',
      remedy: expect.stringContaining('Make shell smaller by 0.1 kB'),
    },
  ]);
});

it('holds every page to the scripts of all its parts', async () => {
  const candidate = await aCandidate();

  expect(messages(withFile(candidate, 'shell', 'main', BUDGETS.scripts))).toEqual([
    expect.stringMatching(/^The page \/ has 115\.\d kB of script in 3 files, /),
    expect.stringMatching(/^The page \/privacy-policy has 115\.\d kB of script in 3 files, /),
  ]);
  expect(messages(withFile(candidate, 'shell', 'main', BUDGETS.scripts + 1))[2]).toMatch(
    /^The page \/404 has 115\.1 kB of script in 1 file, /,
  );
});

it('holds a remote to its share of its page’s scripts', async () => {
  const candidate = await aCandidate();

  expect(messages(withFile(candidate, 'landing', 'remoteEntry', BUDGETS.remoteScripts))).toEqual([
    expect.stringMatching(/^The page \/ has 35\.\d kB of script of landing alone, .* is 35\.0 kB\.$/),
  ]);
});

it('holds a page to the number of its files of script', async () => {
  const candidate = await aCandidate();
  const withPreloads = (count: number) => ({
    ...candidate,
    pages: candidate.pages.map((page) => {
      const preloads = Array.from({ length: count }, (_, file) => ({
        url: `/_f/legal/${file}.js`,
        integrity: '',
      }));
      return page.path === '/privacy-policy' ? { ...page, scripts: { ...page.scripts, preloads } } : page;
    }),
  });

  expect(messages(withPreloads(BUDGETS.scriptFiles - 1))).toEqual([]);
  expect(messages(withPreloads(BUDGETS.scriptFiles))).toEqual([
    'The page /privacy-policy loads 13 files of script; the budget is 12.',
  ]);
});

it('counts a file that is not sent compressed as it is', async () => {
  const candidate = await aCandidate();
  const shell = candidate.manifests.shell!;
  const files = shell.files.map((file) =>
    file.path.startsWith('browser/main.') ? { ...file, size: BUDGETS.scripts + 1 } : file,
  );

  expect(
    budgetGate({ ...candidate, manifests: { ...candidate.manifests, shell: { ...shell, files } } }),
  ).toHaveLength(3);
});

describe('web fonts', () => {
  const withFonts = (...names: string[]) => {
    const fonts = names.map((name) => `@font-face { src: url(/_f/shell/${name}.woff2) }`);
    const style = `<style>${fonts.join('')}</style></head>`;
    return aCandidate({ change: (html, path) => (path === '/' ? html.replace('</head>', style) : html) });
  };

  it('are one file, however often the page names it', async () => {
    expect(budgetGate(await withFonts('anek', 'anek'))).toEqual([]);
    expect(messages(await withFonts('anek', 'other'))).toEqual([
      'The page / loads 2 web fonts (anek.woff2, other.woff2); the budget is one file.',
    ]);
  });

  it('are within their budget', async () => {
    const candidate = await withFonts('anek');

    expect(messages(withFile(candidate, 'shell', 'anek.woff2', BUDGETS.font))).toEqual([]);
    expect(messages(withFile(candidate, 'shell', 'anek.woff2', BUDGETS.font + 1))).toEqual([
      'The page / has 30.1 kB of web font, compressed; the budget is 30.0 kB.',
    ]);
  });
});
