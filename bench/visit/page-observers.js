// Runs in the measured page before its own scripts and after web-vitals; all times in ms since navigation.
{
  const seen = {
    firstPaint: null,
    largestPaint: null,
    largestElement: 'unknown',
    layoutShift: 0,
    tasks: [],
    load: null,
    hydrated: null,
  };
  globalThis.siteBench = seen;
  const { onCLS, onFCP, onLCP } = globalThis.webVitals;
  const atEachChange = { reportAllChanges: true };

  onFCP(({ value }) => (seen.firstPaint = value));
  onCLS(({ value }) => (seen.layoutShift = value), atEachChange);
  onLCP(({ value, entries }) => {
    const element = entries.at(-1)?.element;
    const words = (element?.textContent ?? '').trim().slice(0, 40);
    seen.largestPaint = value;
    seen.largestElement = element ? `<${element.localName}> ${words}`.trim() : 'unknown';
  }, atEachChange);

  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => seen.tasks.push({ start: startTime, duration })),
  ).observe({ type: 'longtask', buffered: true });

  addEventListener('load', () => (seen.load = performance.now()));

  // React marks an element as its own when it hydrates or creates it. There is no event for it, so the heading is polled.
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 5);
}
