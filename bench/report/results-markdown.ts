import { ENOUGH_RUNS } from '../options';
import { CPU_SLOWDOWN, NETWORK, PHONE, WATCHED_AFTER_LOAD } from '../visit/conditions';
import type { DevelopmentCosts } from '../development/development';
import type { Results } from './results';
import { markdownTable } from './table-text';
import { budgetTable, figureTable, partTable, requestTable } from './tables';

/** The results as a page. @param chartFile the chart's address, from the page */
export function resultsMarkdown(results: Results, chartFile: string): string {
  const { pages, development } = results;
  const sections = [
    '# What the site costs its visitors\n\nWritten by `npm run bench`; how to read it: [README](README.md).',
    conditions(results),
    `![Paint times, blocking time and bytes of each site](${chartFile})`,
    `## Budgets\n\n${markdownTable(budgetTable(pages))}`,
    ...pages.map((page) => `## \`${page.path}\`: median (quartiles)\n\n${markdownTable(figureTable(page))}`),
    `## Bytes by part, until ${WATCHED_AFTER_LOAD / 1000} s after load\n\n${markdownTable(partTable(pages))}`,
    ...pages.map((page) => `## Files of \`${page.path}\`\n\n${markdownTable(requestTable(page))}`),
    ...(development ? [`## What building costs\n\n${developmentTables(development)}`] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

function conditions({ time, machine, runs }: Results): string {
  const { processor, cores, node, browser, loadBefore, loadAfter } = machine;
  const { width, height } = PHONE.viewport;
  const megabits = (NETWORK.downloadThroughput * 8) / 1_000_000;
  const doubts = [
    ...(runs < ENOUGH_RUNS ? [`Fewer than ${ENOUGH_RUNS} runs: differences below 100 ms mean nothing.`] : []),
    ...(Math.max(loadBefore, loadAfter) > cores
      ? ['The machine was busy with other work: times are in doubt.']
      : []),
  ];
  return [
    `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC; ${runs} interleaved runs in rotated order, cold cache; ` +
      `${width}×${height}, ${NETWORK.latency} ms round trip, ${megabits} Mbit/s, processor ÷${CPU_SLOWDOWN}. ` +
      `Chromium ${browser}, Node ${node}, ${cores} × ${processor}; load average ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after.`,
    ...doubts,
  ].join('\n\n');
}

function developmentTables({ builds, rebuilds }: DevelopmentCosts): string {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const buildTable = [
    ['production build of', 'cold', 'warm'],
    ...builds.map(({ part, cold, warm }) => [part, seconds(cold), seconds(warm)]),
  ];
  const rebuildTable = [
    ['rebuild in development', 'after an edit of', 'median'],
    ...rebuilds.map(({ part, edit, seconds: took }) => [part, edit, `${took.toFixed(2)} s`]),
  ];
  return `${markdownTable(buildTable)}\n\n${markdownTable(rebuildTable)}`;
}
