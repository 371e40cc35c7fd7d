import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
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
  /** @default ['light', 'dark'] */
  themes?: ('light' | 'dark')[];
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
  await page.route('**/_r/legal/**', (route) => route.abort());
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

/** What the first `npm start` shows, before the business has supplied anything. */
export const firstStart: Sheet = {
  name: 'first-start',
  screens: [
    { name: 'On a phone', path: '/', width: 360, shown: 220, isWhole: true },
    { name: 'On a laptop', path: '/', width: 1280, shown: 600, isWhole: true },
    ...onBoth('Privacy policy', '/privacy-policy'),
    ...onBoth('What is missing', '/', openMissing),
    ...onBoth('Draft of the policy', '/privacy-policy?draft'),
  ],
};

/** Pictures of the site when all is supplied. */
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
