import type { Page } from '@playwright/test';
import { servedWords, shownWords } from '../faults/whole-site';
import { alterAnswer } from '../support/alter-answer';
import { deploymentOfPage, fileOf } from '../support/page-deployment';
import { footerLink, heading, remotes, themeButton } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';
import { english } from '../support/site-words';

const { frame } = english;

test.use({
  expectedMessages:
    /Failed to find a valid digest|preloaded using link preload|Part "|Failed to load resource/,
});

/** A file on its way: its release, its kind, and what of it is seen on the page. */
interface TamperedFile {
  kind: string;
  part: string;
  file: (page: Page) => Promise<RegExp>;
  /** What has the page load it, where it is not loaded at once. */
  open?: (page: Page) => Promise<void>;
}

const named = (name: RegExp) => async () => name;

/** The chunk of the shell that holds these words and is loaded later. */
const chunkWith = (words: string) => async (page: Page) => {
  const { parts } = await deploymentOfPage(page.request);
  const { base = '', integrity = {} } = parts.shell ?? {};
  for (const file of Object.keys(integrity).filter((name) => /^\d+\.[\w-]+\.js$/.test(name))) {
    const isPreloaded = (await (await page.request.get('/')).text()).includes(`href="${base}${file}"`);
    if (!isPreloaded && (await (await page.request.get(base + file)).text()).includes(words))
      return new RegExp(`^${file}$`);
  }
  throw new Error(`No later chunk of the shell holds "${words}".`);
};

const openThemes = async (page: Page) => {
  await hydrated(page.getByRole('banner'));
  await themeButton(page).click();
};

const files: TamperedFile[] = [
  { kind: "the shell's entry", part: 'shell', file: named(/^main\..*js$/) },
  { kind: 'a chunk that the shell starts with', part: 'shell', file: startChunk },
  {
    kind: 'a widget of the shell that comes later',
    part: 'shell',
    file: chunkWith('ChoiceMenuWidget'),
    open: openThemes,
  },
  { kind: "landing's entry", part: 'landing', file: named(/^remoteEntry\..*js$/) },
  { kind: "landing's page", part: 'landing', file: named(/^__federation_expose_LandingPage\..*js$/) },
];

for (const { kind, part, file, open } of files) {
  test(`a byte more in ${kind} keeps it from running; the HTML stays, the console names it`, async ({
    page,
    browser,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    const address = fileOf(await deploymentOfPage(page.request), part, await file(page));
    await alterAnswer(page, address, (script) => `window.ran=true;${script}`);
    await page.goto('/');
    await open?.(page);
    await expect
      .poll(() => told.filter((text) => text.includes('valid digest') && text.includes(address)).length)
      .toBeGreaterThan(0);

    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await shownWords(page)).toEqual(await servedWords(browser, page.url()));
    await footerLink(page, frame.footer.privacyPolicy).click();
    await expect(page).toHaveTitle(/Privacy Policy/);
  });
}

for (const { remote, toIt, otherPath, module } of remotes) {
  test(`a byte more in ${remote}'s style sheet keeps it from being used: the visitor is told, and has ways on`, async ({
    page,
  }) => {
    const address = fileOf(
      // Its own page has the style sheet in itself.
      await deploymentOfPage(page.request, otherPath),
      remote,
      new RegExp(`^__federation_expose_${module}\\..*css$`),
    );
    await alterAnswer(page, address, (css) => `${css}\nbody{display:none}`);
    const refusal = page.waitForEvent(
      'console',
      (message) => message.text().includes('valid digest') && message.text().includes(address),
    );
    await page.goto(otherPath);
    await hydrated(heading(page));
    await footerLink(page, toIt).click();
    await refusal;

    await expect(page.getByRole('heading', { name: frame.unavailable.title })).toBeVisible();
    await expect(page.getByRole('link', { name: frame.unavailable.open })).toBeVisible();
  });
}

/** One of the chunks that the page preloads of the shell. */
async function startChunk(page: Page): Promise<RegExp> {
  const html = await (await page.request.get('/')).text();
  const file = /href="\/_f\/shell\/(\d+\.[\w-]+\.js)"/.exec(html)?.[1];
  if (!file) throw new Error('The page preloads no chunk of the shell.');
  return new RegExp(`^${file}$`);
}
