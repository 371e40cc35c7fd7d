import { visitScript } from './scripts';

const PAGE = { deployment: '000012-3fa9c2d41b7e', route: '/', language: 'kn' };

let sent: { url: string; body: unknown }[];

function visit(asks: { globalPrivacyControl?: boolean; doNotTrack?: string } = {}): void {
  sent = [];
  const sendBeacon = (url: string, body: string) => sent.push({ url, body: JSON.parse(body) as unknown });
  new Function('navigator', `(${visitScript})('/_visits', ${JSON.stringify(PAGE)})`)({ sendBeacon, ...asks });
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.siteVisit = undefined;
});
afterEach(() => {
  // Takes the listeners of one test out of the way of the next.
  dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
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
  expect(() => new Function('navigator', `(${visitScript})('/_visits', {})`)({})).not.toThrow();
  expect(globalThis.siteVisit).toBeUndefined();
});

it('takes no more than a kilobyte, and ends no script element', () => {
  expect(visitScript.length).toBeLessThan(1_000);
  expect(visitScript).not.toContain('</');
});
