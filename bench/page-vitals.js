// Runs in the measured page after web-vitals, at the end of a visit: the browser has kept the entries that it reads. Loaded
// at the beginning, web-vitals would take a slowed-down processor some 5 ms before the first paint.
// oxlint-disable-next-line typescript/no-floating-promises -- what the script comes to: the benchmark waits for it
new Promise((resolve) => {
  const seen = globalThis.siteBench;
  const { onCLS, onFCP, onLCP } = globalThis.webVitals;
  const add = (values) => {
    Object.assign(seen, values);
    if ('firstPaint' in seen && 'layoutShift' in seen && 'largestPaint' in seen) resolve(seen);
  };
  onFCP(({ value }) => add({ firstPaint: value }));
  onCLS(({ value }) => add({ layoutShift: value }), { reportAllChanges: true });
  onLCP(
    ({ value, entries }) => {
      const element = entries.at(-1)?.element;
      const words = element ? `<${element.localName}> ${element.textContent.trim().slice(0, 40)}` : 'unknown';
      add({ largestPaint: value, largestElement: words });
    },
    { reportAllChanges: true },
  );
});
