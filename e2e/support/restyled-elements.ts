import type { Page } from '@playwright/test';

/** What Chromium tells of a recalculation of styles (category `devtools.timeline`). */
interface TraceEvent {
  name: string;
  pid: number;
  /** When, in µs. */
  ts: number;
  args: { elementCount?: number };
}

/** How many elements each recalculation of styles took, from the page's first paint until `act` has ended. */
export async function restyledSinceFirstPaint(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')!;
  return events
    .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === painted.pid && ts > painted.ts)
    .map(({ args }) => args.elementCount ?? 0);
}
