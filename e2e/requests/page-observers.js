// Runs in the measured page before its own scripts, so it does the least; all times in ms since navigation.
{
  const seen = { load: null, hydrated: null, tasks: [] };
  globalThis.siteBench = seen;

  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => seen.tasks.push({ start: startTime, duration })),
  ).observe({ type: 'longtask', buffered: true });
  addEventListener('load', () => (seen.load = performance.now()));

  // React marks an element as its own when it hydrates or creates it. There is no event for it, so the heading is looked at
  // again and again, and before whatever waits for an idle moment: what that asks for comes after.
  const look = () => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
    seen.hydrated ??= performance.now();
    clearInterval(timer);
  };
  const timer = setInterval(look, 5);
  const whenIdle = requestIdleCallback;
  globalThis.requestIdleCallback = (then, options) =>
    whenIdle((deadline) => {
      look();
      then(deadline);
    }, options);
}
