interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The series in a text as Prometheus reads it. */
export function seriesIn(text: string): Series[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name, labels = '', value]) => ({
    name: name!,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, word]) => [label!, word!]),
    ),
    value: Number(value),
  }));
}

/** The sum of all series of a name that have these labels; null where there is none. */
export function metricValue(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const found = seriesIn(text).filter(
    (series) =>
      series.name === name && Object.entries(labels).every(([label, word]) => series.labels[label] === word),
  );
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
}
