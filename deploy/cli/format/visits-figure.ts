import { sumOf, type VisitSummary } from '../../actions/visits/summaries';
import type { VisitsOverTime } from '../../actions/visits/visits-over-time';
import { ZONE_OFFSET_MS } from '../../text/time';

/** A figure of visits over time. */
export interface Figure {
  title: string;
  /** Null where there is none. */
  value: (visits: VisitSummary) => number | null;
  /** What its axis has at least: from 0 to 1 by default. */
  axis?: [number, number];
}

const rate = (count: number, { arrivals }: VisitSummary) => (arrivals > 0 ? (100 * count) / arrivals : null);

export const FIGURES: Figure[] = [
  { title: 'Visits', value: ({ arrivals }) => arrivals },
  { title: 'Started, of 100 visits', value: (visits) => rate(visits.starts, visits), axis: [90, 100] },
  { title: 'Parts that failed, in 100 visits', value: (visits) => rate(sumOf(visits.failures), visits) },
  {
    title: 'Seconds to the largest paint (LCP) that three of four visits stayed below',
    value: ({ vitals }) => vitals.lcp && vitals.lcp / 1000,
  },
  {
    title: 'Milliseconds to answer (INP) that three of four visits stayed below',
    value: ({ vitals }) => vitals.inp,
  },
  {
    title: 'Clicks on Download and WhatsApp, in 100 visits',
    value: (visits) => rate(sumOf(visits.download) + sumOf(visits.whatsapp), visits),
  },
];

/** In px: of one figure, and of what it leaves free around its axes. */
export const WIDTH = 900;
export const HEIGHT = 116;
export const MARGIN = { left: 56, right: 24, top: 28, bottom: 24 };

/** What went live, as it is marked in each figure. */
export interface Mark {
  time: Date;
  /** Empty where there is no room for it. */
  name: string;
  /** Where its name stands. */
  isToTheLeft: boolean;
}

interface Drawing {
  plot: typeof import('@observablehq/plot');
  document: Document;
  marks: Mark[];
  /** Whether the marks have their names here. */
  isNamed: boolean;
}

/** Draws one figure over time, with an axis of its own. */
export function drawFigure(
  { title, value, axis: [from, to] = [0, 1] }: Figure,
  visits: VisitsOverTime,
  { plot, document, marks, isNamed }: Drawing,
): Element {
  const points = visits.spans.map((span) => ({
    // In the middle of its span.
    time: new Date(inIndia(span.start).getTime() + visits.span / 2),
    value: value(span) ?? NaN,
  }));
  const values = points.map((point) => point.value).filter((one) => !Number.isNaN(one));
  const axis = { ticks: 3, label: null, fontSize: 12 };
  const named = (isToTheLeft: boolean) =>
    plot.text(
      marks.filter((mark) => mark.isToTheLeft === isToTheLeft),
      {
        x: 'time',
        text: 'name',
        fill: 'var(--mark)',
        fontSize: 12,
        frameAnchor: 'top',
        lineAnchor: 'bottom',
        textAnchor: isToTheLeft ? 'end' : 'start',
        dx: isToTheLeft ? -4 : 4,
        dy: -22,
      },
    );
  const heading = plot.text([title], {
    frameAnchor: 'top-left',
    textAnchor: 'start',
    lineAnchor: 'bottom',
    dy: -8,
    fontWeight: 700,
    fontSize: 13,
  });
  return plot.plot({
    document,
    width: WIDTH,
    height: HEIGHT,
    style: { overflow: 'visible' },
    marginLeft: MARGIN.left,
    marginRight: MARGIN.right,
    marginTop: MARGIN.top,
    marginBottom: MARGIN.bottom,
    x: { type: 'utc', domain: [visits.since, visits.until].map(inIndia) },
    y: { domain: [Math.min(from, ...values), Math.max(to, ...values)], nice: true },
    marks: [
      plot.gridY({ stroke: 'var(--line)', strokeOpacity: 1, ticks: 3 }),
      plot.axisX({ ...axis, tickSize: 3, ticks: 7 }),
      plot.axisY({ ...axis, tickSize: 0 }),
      heading,
      plot.ruleX(marks, { x: 'time', stroke: 'var(--mark)', strokeDasharray: '3 3' }),
      ...(isNamed ? [named(true), named(false)] : []),
      plot.lineY(points, { x: 'time', y: 'value', stroke: 'var(--figure)', strokeWidth: 1.5 }),
      plot.dot(points, { x: 'time', y: 'value', fill: 'var(--figure)', r: 1.8 }),
    ],
  });
}

/** The moment as UTC has it when India's clocks show it: Plot knows two time zones, that of UTC and that of the machine. */
export function inIndia(time: Date): Date {
  return new Date(time.getTime() + ZONE_OFFSET_MS);
}
