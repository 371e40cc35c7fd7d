// Runs in the measured page before its own scripts, and notes what the page's own clock says (ms since navigation).
{
  const seen = { tasks: [], shifts: [], lcp: null, hydrated: null };
  globalThis.siteBench = seen;

  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ time: startTime, value });
  });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    const words = (element?.textContent ?? '').trim().slice(0, 40);
    seen.lcp = { time: startTime, element: element ? `<${element.localName}> ${words}`.trim() : 'unknown' };
  });

  // React marks an element as its own when it hydrates or creates it; nothing tells of it, so it is looked for.
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 5);
}
