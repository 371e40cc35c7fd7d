import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { VISITS_PATH, readAddress } from '@site/addresses';

/** Upper ends of the buckets, in seconds: most answers come from memory, the slowest wait for the store. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** The status of a request whose client went before it was answered, as nginx has it. */
const CLIENT_WENT = 499;

/** What Prometheus reads of a server and of its store. */
export function serverMetrics(registry: Registry) {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const requests = counter('site_requests_total', 'Requests that were answered', ['kind', 'status']);
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Until a request was answered',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const sent = counter('site_sent_bytes_total', 'Bytes that were sent on connections that are closed');
  const connections = gauge('site_connections', 'Connections that are open');
  const countRequest = (kind: Kind, status: number, seconds: number) => {
    requests.inc({ kind, status });
    durations.observe({ kind }, seconds);
  };
  return {
    countRequest,
    storeErrors: counter('site_store_errors_total', 'Failures of the store'),
    storeRead: gauge(
      'site_store_read_timestamp_seconds',
      'Last time the store was read, 0 for never since the start',
    ),
    unkept: gauge(
      'site_live_unkept',
      '1 while what is live is not kept whole on this machine, where it is to be',
    ),
    missed: gauge(
      'site_schedules_missed',
      'Schedules whose time has passed and that nothing tried to carry out',
    ),
    /** Counts what a server is asked from now on. */
    watch(server: Server): void {
      server.on('connection', (socket: Socket) => {
        connections.inc();
        socket.once('close', () => {
          connections.dec();
          sent.inc(socket.bytesWritten);
        });
      });
      // Before what answers: some answers are there at once.
      server.prependListener('request', (request, response) => {
        const begun = performance.now();
        response.once('close', () => {
          const status = response.writableFinished ? response.statusCode : CLIENT_WENT;
          countRequest(kindOf(request), status, (performance.now() - begun) / 1000);
        });
      });
    },
  };
}

/** What is asked for: a file of a part; a page, or another file of the site; that visits are counted; what there cannot be. */
type Kind = 'file' | 'page' | 'visit' | 'other';

function kindOf({ url = '/' }: IncomingMessage): Kind {
  if (url === VISITS_PATH) return 'visit';
  const kind = readAddress(url)?.kind;
  if (kind === 'release-file') return 'file';
  return kind === 'page' ? 'page' : 'other';
}
