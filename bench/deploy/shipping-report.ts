import { spreadOf } from '../figures/statistics';
import type { Machine } from '../machine';
import { alignedTable, markdownTable } from '../report/table-text';
import type { Table } from '../report/tables';
import { isMet, type ShippingFigure, type ShippingUnit } from './shipping-figures';

/** What was measured, and under which conditions. */
export interface ShippingResults {
  /** Figures by the heading that they stand under. */
  sections: { heading: string; figures: ShippingFigure[] }[];
  machine: Omit<Machine, 'browser'>;
  runs: number;
  time: Date;
}

export function shippingText({ sections }: ShippingResults): string {
  return sections.map(({ heading, figures }) => `\n${heading}\n${alignedTable(tableOf(figures))}\n`).join('');
}

export function shippingMarkdown({ sections, ...conditions }: ShippingResults): string {
  const parts = [
    '# What shipping costs the teams\n\nWritten by `npm run bench:deploy`. Times from typing a command to its end, in a folder store; ' +
      'medians count for times, the most of all runs for memory. "ok" and "missed" are against the must.',
    conditionsOf(conditions),
    ...sections.map(({ heading, figures }) => `## ${heading}\n\n${markdownTable(tableOf(figures))}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function conditionsOf({ time, runs, machine }: Omit<ShippingResults, 'sections'>): string {
  const { processor, cores, node, loadBefore, loadAfter } = machine;
  const isBusy = Math.max(loadBefore, loadAfter) > cores;
  return (
    `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC; ${runs} runs. Node ${node}, ${cores} × ${processor}; ` +
    `load average ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after.` +
    (isBusy ? ' The machine was busy with other work: times are in doubt.' : '')
  );
}

function tableOf(figures: ShippingFigure[]): Table {
  const rows = figures.map((figure) => {
    const { what, unit, values, must } = figure;
    const met = isMet(figure);
    return [
      what,
      format(spreadOf(values).median, unit),
      `${format(Math.min(...values), unit)} – ${format(Math.max(...values), unit)}`,
      must === undefined ? '' : `< ${format(must, unit)}`,
      met === null ? '' : met ? 'ok' : 'missed',
    ];
  });
  return [['what', 'median', 'least – most', 'must', ''], ...rows];
}

function format(value: number, unit: ShippingUnit): string {
  return `${Math.round(value).toLocaleString('en')} ${unit}`;
}
