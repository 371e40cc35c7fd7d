import { rmSync } from 'node:fs';
import { metricValue } from '../../platform/testing/metric-value';
import { runSite, serveSite } from '../support/site-command';
import { copyJourneyStore } from '../support/copy-folder-store';
import { untilVisitIsWatched } from '../support/watched-visit';
import { expect, hydrated, leave, shows, test } from './test';
import { english } from '../support/site-words';
import { versions } from '../../legal-remote/policy/all-versions';
import type { Policy } from '../../legal-remote/policy/policy.schema';

const { contact, frame, hero, serviceAreas } = english;
const [v1] = versions as [Policy];

const TITLE = `document.querySelector('h1').textContent`;
const TEXT = `document.body.innerText`;
/** Whether the drawing next to the title has arrived. */
const PICTURE = `document.querySelector('main img').naturalWidth > 0`;
const GROUND = `getComputedStyle(document.body).backgroundColor`;
const { pincodeCheck } = serviceAreas;

const says = (words: string) => `${TEXT}.includes(${JSON.stringify(words)})`;

test('a visitor uses both pages, their menu, theme, tooltip, toast and form, and finds home from a wrong address', async ({
  visitor,
  origin,
}) => {
  await test.step('Given the landing page, which starts with the words that are in its HTML', async () => {
    await visitor.open(`${origin}/`);
    await hydrated(visitor);
    await shows(visitor, TITLE, hero.title);
  });

  await test.step('When a pincode is asked for, it is answered', async () => {
    await visitor.click({ role: 'textbox', name: pincodeCheck.label });
    await visitor.type('560076');
    await visitor.click({ role: 'button', name: pincodeCheck.action });
    await shows(visitor, says(pincodeCheck.served.replace('{pincode}', '560076')));
  });

  await test.step('When the visitor rests on the iOS button, its tooltip shows', async () => {
    await visitor.evaluate(`document.querySelector('#contact').scrollIntoView({ behavior: 'instant' })`);
    await visitor.rest({ role: 'button', name: contact.ios.label });
    await shows(visitor, `document.querySelector('[role=tooltip]')?.textContent`, contact.ios.comingSoon);
  });

  await test.step('When the network is lost, a toast says so', async () => {
    await visitor.evaluate(`dispatchEvent(new Event('offline'))`);
    await shows(visitor, says(frame.toasts.offline));
  });

  await test.step('Then the other page and the way back load no document', async () => {
    await visitor.open(`${origin}/`);
    await hydrated(visitor);
    await visitor.evaluate('void (window.isSameDocument = true)');
    await visitor.click({ role: 'link', name: frame.footer.privacyPolicy });
    await shows(visitor, TITLE, v1.title);
    await visitor.back();
    await shows(visitor, TITLE, hero.title);
    expect(await visitor.evaluate('window.isSameDocument')).toBe(true);
  });

  await test.step('And the dark theme, once chosen, is on the other page as well', async () => {
    await visitor.click({ role: 'button', name: frame.theme.label });
    await visitor.click({ role: 'menuitemradio', name: frame.theme.dark });
    await shows(visitor, GROUND, 'rgb(20, 21, 42)');
    await visitor.open(`${origin}/privacy-policy`);
    await hydrated(visitor);
    expect(await visitor.evaluate(GROUND)).toBe('rgb(20, 21, 42)');
  });

  await test.step('And the phone’s menu leads to a section', async () => {
    await visitor.resize(360, 740);
    await visitor.open(`${origin}/`);
    await hydrated(visitor);
    await visitor.click({ role: 'button', name: frame.menu });
    await visitor.click({ role: 'link', name: frame.navigation.at(-1)!.label });
    await shows(visitor, `document.querySelector('details[open]')`, null);
    await shows(visitor, 'location.hash', frame.navigation.at(-1)!.hash);
    expect(await visitor.messages()).toEqual([]);
  });

  await test.step('And an address that is not there says so, and leads home', async () => {
    await visitor.open(`${origin}/no-such-page`);
    await shows(visitor, says(frame.notFound.title));
    // Before the page is left, or its message may be lost.
    await expect.poll(() => visitor.messages()).toEqual([expect.stringContaining('404')]);
    await visitor.click({ role: 'link', name: frame.notFound.home });
    await shows(visitor, TITLE, hero.title);
    await shows(visitor, PICTURE, true);
  });
});

test('a visit is counted from its start to its end', async ({ visitor }) => {
  const store = copyJourneyStore();
  runSite(store, 'promote', '--visits');
  const { url, metricsUrl, stop } = await serveSite(store, '--metrics-port', '0');
  const counted = async (name: string) =>
    metricValue(await (await fetch(metricsUrl!)).text(), `site_visits_${name}`, {
      page: '/',
      language: 'en',
    });
  try {
    await visitor.open(`${url}/`);
    await hydrated(visitor);
    await expect.poll(() => counted('started_total')).toBe(1);
    await untilVisitIsWatched((expression) => visitor.evaluate(expression));
    await visitor.click({ role: 'textbox', name: pincodeCheck.label });
    await visitor.type('560076');
    await visitor.click({ role: 'button', name: pincodeCheck.action });
    await leave(visitor, url);

    await expect.poll(() => counted('pincode_checks_total')).toBe(1);
    expect(await counted('arrived_total')).toBe(1);
  } finally {
    await stop();
    rmSync(store, { recursive: true });
  }
});
