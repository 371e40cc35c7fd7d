/** What a load generator found. */
export interface LoadFigures {
  requestsPerSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** Answers other than 200, and connections that broke or were not answered. */
  errors: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Reads what `wrk --latency` prints. @throws Error when it is something else */
export function readWrk(output: string): LoadFigures {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? NaN);
  const time = (percentile: string) => {
    const [, value, unit] =
      new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? [];
    return Number((Number(value) * (UNITS[unit ?? ''] ?? NaN)).toFixed(3));
  };
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0;
  const figures = {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time('50'),
    p99: time('99'),
    errors: broken.reduce((sum, count) => sum + Number(count), Number(refused)),
  };
  if (Object.values(figures).some(Number.isNaN)) throw new Error(`wrk said something unexpected:\n${output}`);
  return figures;
}

/** Reads what `autocannon --json` prints. */
export function readAutocannon(output: string): LoadFigures {
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(output) as AutocannonResult;
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  };
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}
