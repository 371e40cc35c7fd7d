/** A cheap Android phone on slow 4G: what most visitors of the site have. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** As Chrome's DevTools protocol takes it: latency in ms, throughputs in bytes per second. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How long after load the page is observed, in ms. */
export const WATCHED_AFTER_LOAD = 5_000;

/** How long a page may take to load, in ms, before the measurement is given up. */
export const LOAD_TIMEOUT = 60_000;
