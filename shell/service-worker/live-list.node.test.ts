import type { OfflineList } from '@site/shared/contracts';
import { aList, bodyOf, integrityOf, KeepingBrowser } from '../testing/a-keeping-browser';
import { liveList } from './live-list';

/** The list of a page that the frame does not link to. */
function aListOf(path: string, deployment = 'L1'): OfflineList {
  const integrity = integrityOf(bodyOf(path, deployment));
  return { deployment, pages: { [path]: { integrity, files: {} } }, later: {} };
}

let server: Record<string, OfflineList>;
let asked: string[];
let isAway: (address: string) => boolean;

const fetchList = async (address: string) => {
  asked.push(address);
  if (isAway(address)) throw new Error(`${address} did not answer.`);
  return server[address] ?? null;
};
const pagesOf = async (list: string | undefined, kept: string[] = []) =>
  Object.keys((await liveList({ list }, kept, fetchList)).pages);

beforeEach(() => {
  asked = [];
  isAway = () => false;
  server = {
    '/offline.json': aList('L1'),
    '/offline-careers.json': aListOf('/careers'),
    '/offline-offers.json': aListOf('/offers'),
    '/kn/offline.json': aListOf('/kn/'),
    '/kn/offline-careers.json': aListOf('/kn/careers'),
  };
});

it.each([
  ['that the frame links to', '/offline.json', ['/', '/privacy-policy']],
  ['beside these', '/offline-careers.json', ['/', '/privacy-policy', '/careers']],
  ['in Kannada', '/kn/offline-careers.json', ['/kn/', '/kn/careers']],
  ['of a tab that names no list', undefined, ['/', '/privacy-policy']],
])(
  'has the pages that the frame links to, for a page %s the page itself, and no other',
  async (_, list, pages) => {
    expect(await pagesOf(list)).toEqual(pages);
  },
);

it('has the pages of its language that the visitor read before, too', async () => {
  const kept = ['/kn/offline-careers.json', '/offline-careers.json', '/offline.json'];

  expect(await pagesOf('/offline-offers.json', kept)).toEqual([
    '/',
    '/privacy-policy',
    '/careers',
    '/offers',
  ]);
  expect(asked).toEqual(['/offline.json', '/offline-careers.json', '/offline-offers.json']);
});

it('leaves out a page that is gone, and one that another deployment has changed meanwhile', async () => {
  delete server['/offline-careers.json'];
  server['/offline-offers.json'] = aListOf('/offers', 'L2');

  expect(await pagesOf('/offline-offers.json', ['/offline-careers.json'])).toEqual(['/', '/privacy-policy']);
});

it('fails where there is no list of the pages that the frame links to', async () => {
  delete server['/offline.json'];

  await expect(pagesOf('/offline-careers.json')).rejects.toThrow('There is no /offline.json.');
});

it('fails where a list does not answer, so that what was kept stays', async () => {
  isAway = (address) => address === '/offline-careers.json';

  await expect(pagesOf('/offline-offers.json', ['/offline-careers.json'])).rejects.toThrow('did not answer');
});

it.each([
  'https://evil.example/offline.json',
  '/_preview/p1/offline.json',
  '/offline.json?',
  '/deployment.json',
])('asks for no %s, which a script of the origin may name', async (address) => {
  expect(await pagesOf(address, [address])).toEqual(['/', '/privacy-policy']);
  expect(asked).toEqual(['/offline.json']);
});

it('keeps a page that was read once as long as the visitor comes back, in newer deployments too', async () => {
  const browser = new KeepingBrowser();
  const visit = async (path: string, list: string) =>
    browser.keep(await liveList({ list }, await browser.deployments.lists(), fetchList), { path });
  await visit('/careers', '/offline-careers.json');
  server = { '/offline.json': aList('L2'), '/offline-careers.json': aListOf('/careers', 'L2') };

  expect(await visit('/', '/offline.json')).toBe(true);

  expect(await browser.textAt('/careers')).toBe('/careers L2');
});
