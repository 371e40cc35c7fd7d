import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { goLive } from '../testing/a-live-site';
import { addVisits, aVisitedSite } from '../testing/a-visited-site';
import { aLanding } from '../testing/tiny-parts';

const HOUR = 3_600_000;

let site: Awaited<ReturnType<typeof aVisitedSite>>;
beforeEach(async () => {
  site = await aVisitedSite();
});
afterEach(() => rm(site.folder, { recursive: true }));

/** Draws by a process of its own: Jest does not load what draws. */
async function draw(): Promise<Element> {
  const file = join(site.folder, 'visits.svg');
  const command = join(__dirname, '../bin/site.js');
  const words = ['visits', '--file', site.place, '--since', '24h', '--chart', file];
  await promisify(execFile)(process.execPath, [command, ...words, '--store', join(site.folder, 'store')]);
  const drawn = await readFile(file, 'utf8');
  return new JSDOM(drawn, { contentType: 'image/svg+xml' }).window.document.documentElement;
}

it('visits are drawn over time, each figure by itself, with what went live', async () => {
  const after = await goLive(site.store, [aLanding({ sentence: 'Diwali hours.' })]);
  await addVisits(site.place, site.first, 40, { at: Date.now() - 6 * HOUR });
  await addVisits(site.place, after.name, 10, { started: false });

  const picture = await draw();

  const words = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['Visits', 'Started, of 100 visits', '2 landing']));
  // Every quarter of an hour has its number of visits; of those without one, nothing else is known.
  const [visits, starts] = [...picture.querySelectorAll('[aria-label=dot]')].map(
    ({ children }) => children.length,
  );
  expect(visits).toBeGreaterThan(95);
  expect(starts).toBe(2);
});

it('whoever does not see the picture hears its figures, and what went live', async () => {
  await addVisits(site.place, site.first, 40, { fails: 4 });

  const picture = await draw();

  const said = picture.getAttribute('aria-labelledby')!.split(' ');
  const [title, text] = said.map((id) => picture.querySelector(`#${id}`)!.textContent);
  expect([picture.getAttribute('role'), title]).toEqual([
    'img',
    expect.stringMatching(/^Visits from .+ to /),
  ]);
  expect(text).toContain('40 visits; 100.0 % started; parts failed 4 times;');
  expect(text).toMatch(/Went live: 1 \(.+\) on /);
});
