import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database, type SQLite3Error } from 'node-sqlite3-wasm';
import { SiteError } from '../store/site-error';
import type { Count, SpanCount } from './counts';
import { DAY, firstMinuteKept, startOf } from './periods';
import type { MinuteCount } from './tally';
import type { VisitsStore } from './visits-store';

const FORMAT = 1;

/** Times are seconds since 1970. */
const TABLE = `
  CREATE TABLE IF NOT EXISTS counts (
    period TEXT NOT NULL CHECK (period IN ('minute', 'day')),
    start INTEGER NOT NULL,
    deployment TEXT NOT NULL,
    route TEXT NOT NULL,
    language TEXT NOT NULL,
    measure TEXT NOT NULL,
    label TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (period, start, deployment, route, language, measure, label)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${FORMAT}`;

const ADD =
  'INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?, ?) ' +
  'ON CONFLICT DO UPDATE SET count = count + excluded.count';

/** Of 4 kB: 256 MB, two years of a city's visits. A file that grew so large takes nothing more. */
const MOST_PAGES = 65_536;

/** How long to wait for another process that uses the file, in ms. Nothing else is done meanwhile. */
const PATIENCE = 1_000;

/** Each use of the file takes some ms: a lock that is older, in ms, was left by a process that was killed. */
const STALE_LOCK = 20_000;

/** Counts of visits in an SQLite file. Each method is done when it returns. */
export class VisitsFile implements VisitsStore {
  private constructor(
    private readonly path: string,
    /** Null where it could not be opened again. */
    private database: Database | null,
  ) {}

  /** Opens the file, or makes it. @throws SiteError `visits-file-unusable` */
  static open(path: string): VisitsFile {
    return new VisitsFile(
      path,
      withSiteErrors(path, () => openDatabase(path)),
    );
  }

  async add(counts: MinuteCount[]): Promise<void> {
    this.inOneStep((database) => {
      const statement = database.prepare(ADD);
      try {
        for (const { minute, deployment, route, language, measure, label, count } of counts)
          statement.run(['minute', minute / 1000, deployment, route, language, measure, label, count]);
      } finally {
        statement.finalize();
      }
    });
  }

  async rollUp(now: Date): Promise<void> {
    const before = firstMinuteKept(now);
    this.inOneStep((database) => {
      database.run(
        `INSERT INTO counts
         SELECT 'day', ${startOf(DAY)}, deployment, route, language, measure, label, sum(count)
         FROM counts WHERE period = 'minute' AND start < ? GROUP BY 2, 3, 4, 5, 6, 7
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
        before,
      );
      database.run("DELETE FROM counts WHERE period = 'minute' AND start < ?", before);
    });
  }

  async read(since: Date): Promise<Count[]> {
    return withSiteErrors(this.path, () => {
      return this.usable().all(
        `SELECT deployment, route, language, measure, label, sum(count) AS count
         FROM counts WHERE start >= ? GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
        Math.floor(since.getTime() / 1000),
      ) as unknown as Count[];
    });
  }

  async readSpans(since: Date, span: number): Promise<SpanCount[]> {
    return withSiteErrors(
      this.path,
      () =>
        this.usable().all(
          `SELECT ${startOf(span)} AS start, measure, label, sum(count) AS count
           FROM counts WHERE start >= ? GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
          Math.floor(since.getTime() / 1000),
        ) as unknown as SpanCount[],
    );
  }

  async close(): Promise<void> {
    this.database?.close();
  }

  private inOneStep(work: (database: Database) => void): void {
    withSiteErrors(this.path, () => {
      const database = this.usable();
      database.exec('BEGIN IMMEDIATE');
      try {
        work(database);
        database.exec('COMMIT');
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /** A new one where the file was taken away. */
  private usable(): Database {
    if (this.database && !existsSync(this.path)) {
      this.database.close();
      this.database = null;
    }
    freeStaleLock(this.path);
    return (this.database ??= openDatabase(this.path));
  }
}

function openDatabase(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  freeStaleLock(path);
  const database = new Database(path);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    const { user_version: format } = database.get('PRAGMA user_version') as { user_version: number };
    if (format > FORMAT) throw new Error(`it has format ${format}, and this tool writes ${FORMAT}`);
    database.exec(TABLE);
    database.exec(`PRAGMA max_page_count = ${MOST_PAGES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The library locks a file by a folder beside it, which stays when its process is killed. */
function freeStaleLock(path: string): void {
  const lock = `${path}.lock`;
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_LOCK) rmdirSync(lock);
  } catch {
    // There is none, or another process was quicker.
  }
}

function withSiteErrors<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new SiteError(
      'visits-file-unusable',
      `The file of visits ${path} cannot be used: ${(cause as SQLite3Error).message}.`,
      'Give a file in a folder that can be written, or move this one away: a new one is begun.',
      { cause },
    );
  }
}
