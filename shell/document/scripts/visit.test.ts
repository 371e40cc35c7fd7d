import countVisit from './visit';

const PAGE = { deployment: '000012-3fa9c2d41b7e', route: '/', language: 'kn' };

let sent: { url: string; body: unknown }[];

function visit(asks: { globalPrivacyControl?: boolean; doNotTrack?: string } = {}): void {
  sent = [];
  const sendBeacon = (url: string, body: string) => sent.push({ url, body: JSON.parse(body) as unknown });
  browserHas({ sendBeacon, ...asks });
  countVisit('/_visits', PAGE);
}

/** Gives the browser of a test what `navigator` has there. */
function browserHas(facts: object): void {
  jest.spyOn(globalThis, 'navigator', 'get').mockReturnValue(facts as Navigator);
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.siteVisit = undefined;
});
afterEach(() => {
  // Takes the listeners of one test out of the way of the next.
  dispatchEvent(new Event('pagehide'));
});

const arrival = (started: boolean) => ({
  url: '/_visits',
  body: { deployment: '000012-3fa9c2d41b7e', route: '/', language: 'kn', kind: 'arrival', started },
});

it('counts the arrival as started when the site says so, once', () => {
  visit();

  expect([siteVisit?.arrive(true), siteVisit?.arrive(true)]).toEqual([true, false]);
  jest.runAllTimers();
  dispatchEvent(new Event('pagehide'));

  expect(sent).toEqual([arrival(true)]);
});

it('counts a page that has not started after ten seconds', () => {
  visit();

  jest.advanceTimersByTime(9_999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);

  expect(sent).toEqual([arrival(false)]);
  expect(siteVisit?.arrive(true)).toBe(false);
});

it('counts a page that is left before it has started', () => {
  visit();

  dispatchEvent(new Event('pagehide'));

  expect(sent).toEqual([arrival(false)]);
});

describe('a page that the visitor does not see', () => {
  const show = (isShown: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const prerender = (isPrerendering: boolean) => {
    Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  };

  it.each([
    ['in another tab', show],
    ['that the browser prerenders', (isShown: boolean) => prerender(!isShown)],
  ])('is counted once it is seen: %s', (_, become) => {
    become(false);
    visit();
    jest.runAllTimers();
    expect(sent).toEqual([]);

    become(true);
    become(false);
    become(true);
    jest.runAllTimers();

    expect(sent).toEqual([arrival(false)]);
  });

  it('is not counted when it is never seen', () => {
    show(false);
    visit();
    dispatchEvent(new Event('pagehide'));

    expect(sent).toEqual([]);
    show(true);
  });
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'sends nothing where the visitor asks so: %j',
  (asks) => {
    visit(asks);
    jest.runAllTimers();
    dispatchEvent(new Event('pagehide'));

    expect(sent).toEqual([]);
    expect(globalThis.siteVisit).toBeUndefined();
  },
);

it('does nothing in a browser without beacons', () => {
  browserHas({});
  countVisit('/_visits', PAGE);

  expect(globalThis.siteVisit).toBeUndefined();
});
