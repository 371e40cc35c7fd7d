import type { Browser } from 'playwright-core';
import { languageOfPath } from '../../deploy/addresses/page-files';
import { type SiteWords, wordsIn } from '../../e2e/support/site-words';
import { languagePath } from '../../shared/site/languages';
import { pageThatTimesTaps, slowestTap } from './timed-taps';
import { TouchingVisitor } from './touching-visitor';
import type { UninspectedPage } from './uninspected-page';
import { orNotOpened } from './visit';

/** Who visits, where, and what the page says. */
interface Visit {
  visitor: TouchingVisitor;
  page: UninspectedPage;
  words: SiteWords;
  /** What the page's addresses begin with: '' or `/kn`. */
  prefix: string;
}

/** A tap or a key, and what it shows. */
type Step = (visit: Visit) => Promise<void>;

/** What a shopkeeper does on the site, on either page. */
const onAnyPage: Step[] = [
  async ({ visitor, words: { frame } }) => {
    await visitor.tap('header summary', frame.menu);
    await visitor.tap('header label', frame.theme.dark);
    await visitor.sees('document.documentElement.dataset.theme === "dark"');
    await visitor.tap('header summary', frame.menu);
    await visitor.sees('!document.querySelector("header details[open]")');
  },
];

const onTheLandingPage: Step[] = [
  async ({ visitor, words: { hero } }) => {
    await visitor.tap('a', hero.learnMore.label);
    await visitor.sees('document.querySelector("#services").getBoundingClientRect().top < innerHeight');
  },
  async ({ visitor, page }) => {
    // A tap shows no tooltip, as it has its words beside it; a key does.
    await page.evaluate(`document.querySelector('#contact a[href*="play.google"]').focus()`);
    await visitor.press('Tab');
    await visitor.sees(`document.querySelector('[role=tooltip]')?.checkVisibility() === true`);
  },
  async ({ visitor, words: { serviceAreas } }) => {
    await visitor.tap('form input');
    for (const digit of '560001') await visitor.press(digit);
    await visitor.tap('form button', serviceAreas.pincodeCheck.action);
    await visitor.sees('!!document.querySelector("form [role=status]").textContent');
  },
];

const onThePolicy: Step[] = [
  async ({ visitor }) => {
    await visitor.tap('main header a[href="#grievance"]');
    await visitor.sees(
      'Math.abs(document.querySelector("#grievance").getBoundingClientRect().top) < innerHeight',
    );
  },
];

const toTheOtherPageAndBack: Step = async ({ visitor, page, prefix }) => {
  const heading = 'document.querySelector("h1")?.textContent';
  const words = JSON.stringify(await page.evaluate<string>(heading));
  const isLanding = (await page.evaluate<string>('location.pathname')) === `${prefix}/`;
  await visitor.tap(`a[href="${prefix}${isLanding ? '/privacy-policy' : '/'}"]`);
  await visitor.sees(`!!${heading} && ${heading} !== ${words}`);
  await page.evaluate('history.back()');
  await visitor.sees(`${heading} === ${words}`);
};

/**
 * How long the slowest tap of a visit waits for the next paint, in ms (web.dev "INP": with so few taps, the slowest): menu, theme,
 * anchor, tooltip and pincode where the page has them, the other page, and back.
 */
export async function slowestInteraction(browser: Browser, url: string): Promise<number> {
  const page = await pageThatTimesTaps(browser);
  try {
    await orNotOpened(url, page.open(url));
    const { pathname } = new URL(url);
    const language = languageOfPath(pathname);
    const prefix = languagePath(language);
    const visit = { visitor: new TouchingVisitor(page), page, words: wordsIn(language), prefix };
    const onThisPage =
      { [`${prefix}/`]: onTheLandingPage, [`${prefix}/privacy-policy`]: onThePolicy }[pathname] ?? [];
    for (const step of [...onAnyPage, ...onThisPage, toTheOtherPageAndBack]) await step(visit);
    return await slowestTap(page);
  } finally {
    await page.close();
  }
}
