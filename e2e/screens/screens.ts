import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { Theme } from '@site/shared/theme/themes';
import type { Page } from 'playwright-core';
import { missingValues } from '../../shared/site/business-values';
import { english } from '../support/site-words';

const { contact, exampleStrip, frame, serviceAreas } = english;

/** One picture of the site. */
export interface Screen {
  name: string;
  path: string;
  /** Of the window, in CSS px. */
  width: number;
  /** How wide the picture is on its sheet, in px. */
  shown: number;
  /** The whole page, not only what the window shows. @default false */
  isWhole?: boolean;
  media?: 'print';
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

/** A file of pictures, drawn once per theme. */
export interface Sheet {
  name: string;
  /** @default all */
  themes?: Theme[];
  screens: Screen[];
}

/** Phone, tablet, laptop and a large screen, with the widths at which they stand on a sheet. */
const WINDOWS = [
  { width: 360, shown: 220 },
  { width: 768, shown: 300 },
  { width: 1280, shown: 430 },
  { width: 1920, shown: 520 },
];

const whole = (path: string): Screen[] =>
  WINDOWS.map((window) => ({ ...window, path, name: `${path} at ${window.width}`, isWhole: true }));

/** The same state on a phone and on a laptop. */
const onBoth = (name: string, path: string, act?: Screen['act']): Screen[] => [
  { name: `${name}, phone`, path, width: 360, shown: 300, act },
  { name: `${name}, laptop`, path, width: 1280, shown: 700, act },
];

const openMenu = async (page: Page) => page.getByText(frame.menu, { exact: true }).click();

const openThemes = async (page: Page) => {
  await page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) }).click();
  await page.getByRole('menu').waitFor();
};

const showTooltip = async (page: Page) => {
  await page.getByRole('button', { name: contact.ios.label }).hover();
  await page.getByRole('tooltip').waitFor();
};

const copyLink = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Copy link/ })
    .first()
    .click();
  await page
    .getByRole('status')
    .filter({ hasText: /copied/ })
    .waitFor();
};

const askPincode = (pincode: string) => async (page: Page) => {
  await page.getByLabel(serviceAreas.pincodeCheck.label).fill(pincode);
  await page.keyboard.press('Enter');
};

const followPolicyLink = async (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();

/** The page that is asked for throws while it renders. */
const breakRendering = async (page: Page) => {
  await page.evaluate(() => {
    const { encodeURIComponent: encode } = window;
    window.encodeURIComponent = (text) => {
      // A message that only the policy's buttons send.
      if (/consent/i.test(String(text))) throw new Error('For the picture of the error screen');
      return encode(text);
    };
  });
  await followPolicyLink(page);
  await page.getByRole('heading', { name: frame.error.title }).waitFor();
};

/** The page that is asked for does not arrive. */
const loseRemote = async (page: Page) => {
  await page.route('**/_f/legal/**', (route) => route.abort());
  await followPolicyLink(page);
  await page.getByRole('heading', { name: frame.unavailable.title }).waitFor();
};

/** The pages of a language: on a phone the home page from end to end, the beginning of the policy, and "not found";
 * the beginning of both pages on a laptop. */
const inLanguage = (tag: string): Screen[] => [
  { name: `/${tag}/`, path: `/${tag}/`, width: 360, shown: 300, isWhole: true },
  ...['privacy-policy', 'no-such-page'].map((page) => ({
    name: `/${tag}/${page}`,
    path: `/${tag}/${page}`,
    width: 360,
    shown: 300,
  })),
  ...['', 'privacy-policy'].map((page) => ({
    name: `/${tag}/${page}, laptop`,
    path: `/${tag}/${page}`,
    width: 1280,
    shown: 430,
  })),
];

const openMissing = async (page: Page) =>
  page
    .getByRole('complementary', { name: exampleStrip.title })
    .getByText(exampleStrip.missing.replace('{count}', String(missingValues.length)))
    .click();

/** Pictures of the site. */
export const sheets: Sheet[] = [
  {
    name: 'site',
    themes: ['light'],
    screens: [
      { name: 'On a laptop', path: '/', width: 1280, shown: 760 },
      { name: 'On a phone', path: '/', width: 360, shown: 231 },
      { name: 'In Kannada', path: '/kn/', width: 360, shown: 231 },
    ],
  },
  { name: 'landing', screens: whole('/') },
  { name: 'policy', screens: whole('/privacy-policy') },
  {
    name: 'states',
    screens: [
      { name: 'Menu', path: '/', width: 360, shown: 300, act: openMenu },
      { name: 'Themes', path: '/', width: 1280, shown: 700, act: openThemes },
      ...onBoth('Toast', '/privacy-policy', copyLink),
      { name: 'Tooltip', path: '/', width: 1280, shown: 700, act: showTooltip },
      ...onBoth('Pincode served', '/', askPincode('560076')),
      { name: 'Pincode malformed', path: '/', width: 360, shown: 300, act: askPincode('56007') },
      ...onBoth('What is missing', '/', openMissing),
      { name: 'Draft of the policy', path: '/privacy-policy?draft', width: 360, shown: 300 },
      ...onBoth('Not found', '/no-such-page'),
      ...onBoth('Error', '/', breakRendering),
      ...onBoth('Remote missing', '/', loseRemote),
    ],
  },
  ...languages
    .filter(({ tag }) => tag !== DEFAULT_LANGUAGE)
    .map(({ tag }): Sheet => ({ name: `language-${tag}`, themes: ['light'], screens: inLanguage(tag) })),
  {
    name: 'print',
    themes: ['light'],
    screens: [
      // A4 at 96 dpi, without its margins.
      {
        name: 'Policy on paper',
        path: '/privacy-policy',
        width: 680,
        shown: 420,
        isWhole: true,
        media: 'print',
      },
    ],
  },
];

/** A whole screen of the desk. @param frames how many pages it frames */
const atDesk = (name: string, path: string, frames = 0): Screen[] => [
  { name, path, width: 1280, shown: 700, isWhole: true, act: untilDrawn(frames) },
  { name: `${name}, phone`, path, width: 360, shown: 240, isWhole: true, act: untilDrawn(frames) },
];

/** Waits until a screen is whole: frames come with the last answer of several, and nothing says before that they will. */
const untilDrawn = (frames: number) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Reading the store', 'Composing the pages to compare them'])
    await page.getByText(words).waitFor({ state: 'detached', timeout: 60_000 });
  const framed = page.locator('iframe');
  if (frames > 0) await framed.nth(frames - 1).waitFor({ state: 'attached', timeout: 60_000 });
  // Frames below the window are neither fetched nor painted.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  for (const frame of await framed.all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
};

/** Follows the first link to what waits. */
const openCandidate = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /landing/i })
    .first()
    .click();
  await untilDrawn(4)(page);
};

/** Pictures of the desk. */
export const desk: Sheet = {
  name: 'desk',
  screens: [
    ...atDesk('Now', '/', 4),
    ...atDesk('A candidate', '/waiting').map((screen) => ({ ...screen, act: openCandidate })),
    ...atDesk('History', '/history'),
    ...atDesk('A form, next to its page', '/edit/landing/en/hero', 1),
    ...atDesk('A form with pictures', '/edit/landing/en/features', 1),
    ...atDesk('A translation', '/edit/landing/kn/hero', 1),
    ...atDesk('The business', '/edit/shell/en/business-values').slice(0, 1),
  ],
};
