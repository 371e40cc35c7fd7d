import { defineConfig } from '@playwright/test';
import type { OtherBrowserOptions } from './e2e/other-browsers/test';

/** Journeys without a screen, or the same on every one. Single tests of other files have the tag `@desktop`. */
const DESKTOP_ONLY = [
  'attacks/*',
  'backup',
  'check',
  'check-stopped',
  'desk*',
  'development',
  'faults/deployments',
  'faults/slow-remotes',
  'federation',
  'forced-colors',
  'geometry',
  'html',
  'keyboard',
  'letter-size',
  'navigation',
  'new-version',
  'nginx',
  'oldest-browsers',
  'notices',
  'pincode',
  'preview',
  'print',
  'served-html',
  'states',
  'visits',
];

/** Budgets are those of a phone, on which letters arrive last; wide screens have no menu to open. Single tests have the tag `@phone`. */
const PHONE_ONLY = [
  'budgets',
  'first-packets',
  'letters',
  'mobile-menu',
  'returning-reader',
  'touched-page',
  'words',
];

/** Journeys of teams that build their parts, one after the other: most in one checkout, whose builds are quick after the first. */
const SHIPPING = [
  'day-at-work',
  'desk-edit',
  'desk-emergency',
  'desk-policy-version',
  'desk-pictures',
  'new-pages',
  'own-repository',
  'public-origin',
];

/** Journeys in the browsers that Playwright does not drive, which are projects of their own. */
const OTHER_BROWSERS = ['other-browsers/*'];

const specs = (names: string[]) => names.map((name) => `**/e2e/${name}.spec.ts`);

/** `npm test` has these journeys run while unit tests do, and the others after them; missing: all. */
const { JOURNEYS } = process.env;

const ON_DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Journeys run against the composed site, as visitors get it: published, promoted and served by the `site` command. */
export default defineConfig<object, OtherBrowserOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: '.cache/playwright/visitors',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // They end what hangs, and fail nothing that a busy machine does late.
  timeout: 1_800_000,
  expect: { timeout: 900_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
  projects: [
    {
      name: 'shipping',
      testMatch: specs(SHIPPING),
      outputDir: '.cache/playwright/shipping',
      workers: 1,
      use: ON_DESKTOP,
    },
    ...(['firefox', 'webkitgtk'] as const).map((otherBrowser) => ({
      name: otherBrowser,
      testMatch: specs(OTHER_BROWSERS),
      // Each starts its browser once.
      workers: 1,
      use: { otherBrowser },
    })),
    {
      name: 'desktop',
      testIgnore: specs([...PHONE_ONLY, ...SHIPPING, ...OTHER_BROWSERS]),
      grepInvert: /@phone/,
      use: ON_DESKTOP,
    },
    {
      name: 'phone',
      testIgnore: specs([...DESKTOP_ONLY, ...SHIPPING, ...OTHER_BROWSERS]),
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ].filter(({ name }) => !JOURNEYS || (name === 'shipping') === (JOURNEYS === 'shipping')),
});
