import { languageOfPath } from '../../addresses/page-files';
import { firstLine } from '../browser';
import { type Facts, type Finding, findingsIn } from '../findings';
import { brokenPictures, isHydrated, overflow, settle, untilQuiet } from '../in-page';
import type { SitePlace } from '../open-page';
import type { SeenView } from '../see-views';
import { type View, WINDOWS } from '../views';
import { ENDLESS, inTime, START_WITHIN_MS } from '../visit-time';
import { openNotingRelay } from './noting-relay';
import type { OtherBrowser } from '../other-browser';

/** Opens each page in a browser beside Chromium: whether it starts there, and what the browser has against it. */
export async function seeInOther(
  browser: OtherBrowser,
  place: SitePlace,
  paths: string[],
): Promise<SeenView[]> {
  const relay = browser.isSilent ? await openNotingRelay(place.origin) : null;
  try {
    await browser.resize(WINDOWS.desktop.width, WINDOWS.desktop.height);
    const origin = relay?.url ?? place.origin;
    const seen: SeenView[] = [];
    for (const path of paths) {
      const view = viewIn(browser, path);
      const url = origin + place.basePath + path + (place.query ?? '');
      const findings = await inTime(findingsOn(browser, view, url));
      seen.push({ view, findings: findings ?? [ENDLESS], picture: null, difference: null });
      // It answers for no other page while it runs this one.
      if (!findings) break;
    }
    return seen;
  } finally {
    await relay?.stop();
  }
}

function viewIn({ name }: OtherBrowser, path: string): View {
  const language = languageOfPath(path);
  return {
    browser: name,
    path,
    language,
    device: 'desktop',
    theme: 'light',
    hasScripts: true,
    missing: null,
  };
}

async function findingsOn(browser: OtherBrowser, view: View, url: string): Promise<Finding[]> {
  try {
    return findingsIn(view, await factsOf(browser, url));
  } catch (cause) {
    return [{ check: 'answers', message: `it cannot be opened: ${firstLine(cause)}` }];
  }
}

async function factsOf(browser: OtherBrowser, url: string): Promise<Facts> {
  // Whoever leaves a page breaks off what it still loads; what the console says to that is about nothing.
  await browser.open('about:blank');
  await browser.messages();
  await browser.open(url);
  const hasStarted = await untilStarted(browser);
  await browser.evaluate(call(settle));
  await browser.evaluate(call(untilQuiet));
  return {
    status: 200,
    isHydrated: hasStarted,
    messages: await browser.messages(),
    brokenPictures: await browser.evaluate(call(brokenPictures)),
    overflow: await browser.evaluate(call(overflow)),
    words: '',
    uncaught: [],
    failed: [],
    shift: 0,
    violations: null,
    unreachable: null,
    narrow: null,
    print: null,
  };
}

async function untilStarted(browser: OtherBrowser): Promise<boolean> {
  const end = Date.now() + START_WITHIN_MS;
  while (Date.now() < end) {
    if (await browser.evaluate(call(isHydrated))) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** What a function is in the page that stands for itself alone. */
const call = (inPage: () => unknown) => `(${inPage.toString()})()`;
