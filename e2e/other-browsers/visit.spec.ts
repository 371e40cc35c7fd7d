import { contact } from '../../landing-remote/content/contact.content';
import { hero } from '../../landing-remote/content/hero.content';
import { serviceAreas } from '../../landing-remote/content/service-areas.content';
import { v1 } from '../../legal-remote/content/versions/v1.content';
import { frame } from '../../shell/content/frame.content';
import { expect, hydrated, leave, shows, test } from './test';

const TITLE = `document.querySelector('h1').textContent`;
const TEXT = `document.body.innerText`;
/** Whether the drawing beside the title has arrived. */
const PICTURE = `document.querySelector('main img').naturalWidth > 0`;
const GROUND = `getComputedStyle(document.body).backgroundColor`;
const { pincodeCheck } = serviceAreas;

test('a page that is visited again starts from what the worker keeps', async ({ visitor }) => {
  // As the server sends it: what the worker keeps is what the deployment's list says.
  const site = process.env.SITE_URL as string;
  await visitor.open(`${site}/`);
  await hydrated(visitor);
  await shows(visitor, '(caches.keys().then((names) => (window.isKept = names.length > 1)), window.isKept)');
  expect(await visitor.messages()).toEqual([]);
  await leave(visitor, site);
  await visitor.open(`${site}/`);
  await hydrated(visitor);

  expect(await visitor.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
});

test('both pages start, with the words that are in their HTML', async ({ visitor, origin }) => {
  for (const [path, title] of [
    ['/', hero.title],
    ['/privacy-policy', v1.title],
  ] as const) {
    await visitor.open(origin + path);
    await hydrated(visitor);
    await shows(visitor, TITLE, title);
  }
});

test('the phone’s menu opens, closes, and leads to a section', async ({ visitor, origin }) => {
  await visitor.resize(360, 740);
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.click({ role: 'button', name: frame.menu });
  await visitor.click({ role: 'link', name: frame.navigation.at(-1)!.label });

  await shows(visitor, `document.querySelector('details[open]')`, null);
  await shows(visitor, 'location.hash', frame.navigation.at(-1)!.hash);
  await shows(
    visitor,
    `Math.abs(document.querySelector(location.hash).getBoundingClientRect().top) < innerHeight`,
  );
});

test('the dark theme is chosen, and stays on the other page', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.click({ role: 'button', name: frame.theme.label });
  await visitor.click({ role: 'menuitemradio', name: frame.theme.dark });
  await shows(visitor, GROUND, 'rgb(20, 21, 42)');

  await visitor.open(`${origin}/privacy-policy`);
  expect(await visitor.evaluate(GROUND)).toBe('rgb(20, 21, 42)');
});

test('resting on the iOS button shows its tooltip', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.evaluate(`document.querySelector('#contact').scrollIntoView({ behavior: 'instant' })`);
  await visitor.rest({ role: 'button', name: contact.ios.label });

  await shows(visitor, `document.querySelector('[role=tooltip]')?.textContent`, contact.ios.comingSoon);
});

test('a page that loses the network says so in a toast', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.evaluate(`dispatchEvent(new Event('offline'))`);

  await shows(visitor, `${TEXT}.includes(${JSON.stringify(frame.toasts.offline)})`);
});

test('to the other page and back, without loading a document', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.evaluate('void (window.isSameDocument = true)');
  await visitor.click({ role: 'link', name: frame.footer.privacyPolicy });
  await shows(visitor, TITLE, v1.title);
  await visitor.back();
  await shows(visitor, TITLE, hero.title);

  expect(await visitor.evaluate('window.isSameDocument')).toBe(true);
});

test('an address that is not there says so, and leads home', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/no-such-page`);
  await shows(visitor, `${TEXT}.includes(${JSON.stringify(frame.notFound.title)})`);
  // Before the page is left, or its message may be lost.
  await expect.poll(() => visitor.messages()).toEqual([expect.stringContaining('404')]);
  await visitor.click({ role: 'link', name: frame.notFound.home });

  await shows(visitor, TITLE, hero.title);
  await shows(visitor, PICTURE, true);
});

test('a pincode is answered', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/`);
  await hydrated(visitor);
  await visitor.click({ role: 'textbox', name: pincodeCheck.label });
  await visitor.type('560076');
  await visitor.click({ role: 'button', name: pincodeCheck.action });

  const answer = pincodeCheck.served.replace('{pincode}', '560076');
  await shows(visitor, `${TEXT}.includes(${JSON.stringify(answer)})`);
});

test('a link into the page arrives at its section', async ({ visitor, origin }) => {
  await visitor.open(`${origin}/#contact`);
  await hydrated(visitor);

  await shows(
    visitor,
    `Math.abs(document.querySelector('#contact').getBoundingClientRect().top) < innerHeight / 2`,
  );
});
