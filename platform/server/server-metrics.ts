import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';
import { VISITS_PATH, readAddress } from '@site/addresses';

/** Upper ends of the buckets, in seconds: most answers come from memory, the slowest wait for the store. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** The status of a request whose client went before it was answered, as nginx has it. */
const CLIENT_WENT = 499;

/** What Prometheus reads of a server and of its store. */
export class ServerMetrics {
  private readonly requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered',
    labelNames: ['kind', 'status'],
    registers: [],
  });
  private readonly durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Until a request was answered',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [],
  });
  private readonly sent = new Counter({
    name: 'site_sent_bytes_total',
    help: 'Bytes that were sent on connections that are closed',
    registers: [],
  });
  private readonly connections = new Gauge({
    name: 'site_connections',
    help: 'Connections that are open',
    registers: [],
  });
  private readonly storeErrors = new Counter({
    name: 'site_store_errors_total',
    help: 'Failures of the store',
    registers: [],
  });
  private readonly storeRead = new Gauge({
    name: 'site_store_read_timestamp_seconds',
    help: 'Last time the store was read, 0 for never since the start',
    registers: [],
  });
  private readonly unkept = new Gauge({
    name: 'site_live_unkept',
    help: '1 while what is live is not kept whole on this machine, where it is to be',
    registers: [],
  });
  private readonly missed = new Gauge({
    name: 'site_schedules_missed',
    help: 'Schedules whose time has passed and that nothing tried to carry out',
    registers: [],
  });

  constructor(registry: Registry) {
    const { requests, durations, sent, connections, storeErrors, storeRead, unkept, missed } = this;
    for (const metric of [requests, durations, sent, connections, storeErrors, storeRead, unkept, missed])
      registry.registerMetric(metric as Metric);
  }

  /** Counts what a server is asked from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.connections.inc();
      socket.once('close', () => {
        this.connections.dec();
        this.sent.inc(socket.bytesWritten);
      });
    });
    // Before what answers: some answers are there at once.
    server.prependListener('request', (request, response) => {
      const begun = performance.now();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : CLIENT_WENT;
        this.countRequest(kindOf(request), status, (performance.now() - begun) / 1000);
      });
    });
  }

  countRequest(kind: Kind, status: number, seconds: number): void {
    this.requests.inc({ kind, status });
    this.durations.observe({ kind }, seconds);
  }

  countStoreError(): void {
    this.storeErrors.inc();
  }

  noteStoreRead(): void {
    this.storeRead.setToCurrentTime();
  }

  noteUnkept(isUnkept: boolean): void {
    this.unkept.set(Number(isUnkept));
  }

  noteMissed(schedules: number): void {
    this.missed.set(schedules);
  }
}

/** What is asked for: a file of a part; a page, or another file of the site; that visits are counted; what there cannot be. */
type Kind = 'file' | 'page' | 'visit' | 'other';

function kindOf({ url = '/' }: IncomingMessage): Kind {
  if (url === VISITS_PATH) return 'visit';
  const kind = readAddress(url)?.kind;
  if (kind === 'release-file') return 'file';
  return kind === 'page' ? 'page' : 'other';
}
