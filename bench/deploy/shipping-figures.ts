import { max, median, min } from 'simple-statistics';
import { format } from '../format';
import type { Table } from '../markdown';
import type { CommandCost } from './timed-command';

/** One thing that was measured several times. */
export interface ShippingFigure {
  what: string;
  unit: 'ms' | 'MB' | 'bytes';
  values: number[];
  /** What it must stay below: times by their median, memory by its most. */
  must?: number;
}

/** What shipping must cost at most: the project's promises to the teams. */
export const LIMITS = {
  /** Promote a part with two routes in six languages, in ms, from typing to the end. */
  goLive: 2_000,
  /** The same on a site of 50 small parts and 200 pages. */
  goLiveAmongMany: 1_500,
  /** By how many bytes, compressed, a page may grow for each part that is not on it. */
  perPart: 20,
  /** Roll back, in ms. */
  goBack: 1_000,
  /** What publish adds to the part's own build, in ms. */
  publishAdds: 3_000,
  /** Of the command's own process, in MB. */
  memory: 400,
  /** By how many ms a command may take longer in a store of a hundred times as many releases. */
  growth: 50,
};

export function timeFigure(what: string, costs: CommandCost[], must?: number): ShippingFigure {
  return { what, unit: 'ms', values: costs.map(({ milliseconds }) => milliseconds), must };
}

export function memoryFigure(what: string, costs: CommandCost[]): ShippingFigure {
  return { what, unit: 'MB', values: costs.map(({ megabytes }) => megabytes), must: LIMITS.memory };
}

export function figureTable(figures: ShippingFigure[]): Table {
  const rows = figures.map(({ what, unit, values, must }) => {
    const [middle, least, most] = [median(values), min(values), max(values)];
    const isMet = must !== undefined && (unit === 'MB' ? most : middle) < must;
    return [
      ...[what, format(middle, unit), `${format(least, unit)} – ${format(most, unit)}`],
      ...(must === undefined ? ['', ''] : [`< ${format(must, unit)}`, isMet ? 'ok' : 'missed']),
    ];
  });
  return [['what', 'median', 'least – most', 'must', ''], ...rows];
}
