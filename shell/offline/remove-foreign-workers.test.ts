import { FakeCaches } from '../testing/fake-caches';
import { removeForeignWorkers } from './remove-foreign-workers';

const OWN = 'https://www.brand.example/sw.js';
let caches: FakeCaches;

beforeEach(async () => {
  caches = new FakeCaches();
  await caches.open('kept');
  Object.assign(globalThis, { caches });
});

/** A browser with workers at these addresses. */
function given(...addresses: string[]) {
  return givenPage({ addresses });
}

/** A page that a worker answers for, in a browser with workers at these addresses. */
function givenPage({ addresses, controller }: { addresses: string[]; controller?: string }) {
  const registrations = addresses.map((scriptURL) => ({
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: jest.fn(async () => true),
  }));
  const container = {
    getRegistrations: async () => registrations,
    controller: controller ? { scriptURL: controller } : null,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return registrations.map(({ unregister }) => unregister);
}

it("leaves the site's own worker, and what it kept", async () => {
  const [own] = given(OWN);

  expect(await removeForeignWorkers(OWN)).toBe(false);

  expect(own).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual(['kept']);
});

it.each(['https://www.brand.example/evil-sw.js', `${OWN}?x`])(
  'removes a worker at %s, with all that is kept',
  async (address) => {
    const [own, foreign] = given(OWN, address);

    expect(await removeForeignWorkers(OWN)).toBe(true);

    expect(foreign).toHaveBeenCalled();
    expect(own).not.toHaveBeenCalled();
    expect(await caches.keys()).toEqual([]);
  },
);

it('says that one which has left still answers for the page', async () => {
  givenPage({ addresses: [], controller: 'https://www.brand.example/evil-sw.js' });

  expect(await removeForeignWorkers(OWN)).toBe(true);
});

it("says nothing of the site's own, which answers for the page", async () => {
  givenPage({ addresses: [OWN], controller: OWN });

  expect(await removeForeignWorkers(OWN)).toBe(false);
});

it('removes every worker where the site has none', async () => {
  const [own] = given(OWN);

  await removeForeignWorkers(null);

  expect(own).toHaveBeenCalled();
});
