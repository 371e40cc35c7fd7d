import type { Pool } from 'pg';
import { SiteError } from '../store/site-error';
import type { Count, SpanCount } from './counts';
import { describeDatabase } from './database-address';
import { DAY, firstMinuteKept, startOf } from './periods';
import type { MinuteCount } from './tally';
import type { VisitsStore } from './visits-store';

/** Times are seconds since 1970. A table of another form would have another name. */
const TABLE = `
  CREATE TABLE site_visits (
    period text NOT NULL CHECK (period IN ('minute', 'day')),
    start bigint NOT NULL,
    deployment text NOT NULL,
    route text NOT NULL,
    language text NOT NULL,
    measure text NOT NULL,
    label text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (period, start, deployment, route, language, measure, label)
  )`;

const COUNT_ON =
  'ON CONFLICT (period, start, deployment, route, language, measure, label) ' +
  'DO UPDATE SET count = site_visits.count + excluded.count';

/** In one order, so that collectors who add at once wait for each other and never both. */
const ADD = `
  INSERT INTO site_visits
  SELECT 'minute', * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
  ORDER BY 2, 3, 4, 5, 6, 7
  ${COUNT_ON}`;

const ROLL_UP = `
  WITH old AS (DELETE FROM site_visits WHERE period = 'minute' AND start < $1 RETURNING *)
  INSERT INTO site_visits
  SELECT 'day', ${startOf(DAY)}, deployment, route, language, measure, label, sum(count)
  FROM old GROUP BY 2, 3, 4, 5, 6, 7 ORDER BY 2, 3, 4, 5, 6, 7
  ${COUNT_ON}`;

const READ = `
  SELECT deployment, route, language, measure, label, sum(count)::float8 AS count
  FROM site_visits WHERE start >= $1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;

const readSpans = (span: number) => `
  SELECT (${startOf(span)})::float8 AS start, measure, label, sum(count)::float8 AS count
  FROM site_visits WHERE start >= $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

/** How long the server may take to take a connection, and to answer, in ms; it gives up before we do. */
const PATIENCE = { connectionTimeoutMillis: 3_000, statement_timeout: 4_000, query_timeout: 5_000 };

/** Codes of errors: another process made the table at the same moment. */
const MADE_MEANWHILE = ['42P07', '42710', '23505'];

/** Counts of visits in a table of a PostgreSQL database, which several collectors may share. */
export class VisitsDatabase implements VisitsStore {
  private pool: Promise<Pool> | null = null;

  /** @param address `postgres://user:password@host/database`; asked when it is first used */
  constructor(private readonly address: string) {}

  add(counts: MinuteCount[]): Promise<void> {
    return this.ask(async (pool) => {
      if (!(await hasTable(pool))) await makeTable(pool);
      const column = (key: Exclude<keyof MinuteCount, 'minute'>) => counts.map((count) => count[key]);
      const starts = counts.map(({ minute }) => minute / 1000);
      const keys = (['deployment', 'route', 'language', 'measure', 'label'] as const).map(column);
      await pool.query(ADD, [starts, ...keys, column('count')]);
    });
  }

  rollUp(now: Date): Promise<void> {
    return this.ask(async (pool) => {
      if (await hasTable(pool)) await pool.query(ROLL_UP, [firstMinuteKept(now)]);
    });
  }

  read(since: Date): Promise<Count[]> {
    return this.select<Count>(READ, since);
  }

  readSpans(since: Date, span: number): Promise<SpanCount[]> {
    return this.select<SpanCount>(readSpans(span), since);
  }

  async close(): Promise<void> {
    await (await this.pool)?.end();
  }

  private select<Row extends object>(query: string, since: Date): Promise<Row[]> {
    return this.ask(async (pool) => {
      if (!(await hasTable(pool))) throw missing(this.address);
      return (await pool.query<Row>(query, [Math.floor(since.getTime() / 1000)])).rows;
    });
  }

  private async ask<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
    try {
      this.pool ??= openPool(this.address);
      return await work(await this.pool);
    } catch (cause) {
      throw cause instanceof SiteError ? cause : unusable(this.address, cause);
    }
  }
}

async function openPool(address: string): Promise<Pool> {
  // Loaded where it is needed: most sites count in a file.
  const pg = await import('pg');
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    application_name: 'site visits',
    ...PATIENCE,
  });
  // A connection that breaks while nobody uses it is replaced when somebody does.
  pool.on('error', () => undefined);
  return pool;
}

/** Asked before it is made: who only reads may make none. */
async function hasTable(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "SELECT to_regclass('site_visits') IS NOT NULL AS found",
  );
  return rows[0]!.found;
}

async function makeTable(pool: Pool): Promise<void> {
  await pool.query(TABLE).catch((error: { code?: string }) => {
    if (!MADE_MEANWHILE.includes(error.code ?? '')) throw error;
  });
}

function missing(address: string): SiteError {
  return new SiteError(
    'visits-missing',
    `There is no table site_visits in ${describeDatabase(address)}: no visits were counted in it.`,
    'Count them, with the same SITE_METRICS: npm run site -- serve, or npm run site -- collect',
  );
}

function unusable(address: string, cause: unknown): SiteError {
  // Where a name has several addresses, the error of them all has no words of its own.
  const { message, code } = cause as Error & { code?: string };
  return new SiteError(
    'visits-database-unusable',
    `The database of visits ${describeDatabase(address)} cannot be used: ${message || code}.`,
    'See that it runs, and that SITE_METRICS names it and a user who may use it; its own log says more.',
    { cause },
  );
}
