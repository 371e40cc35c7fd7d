import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database, type SQLite3Error } from 'node-sqlite3-wasm';
import { SiteError } from '../store/site-error';
import type { Count } from './counts';
import type { MinuteCount } from './tally';

const FORMAT = 1;

/** Times are seconds since 1970; a day is one in India. */
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

const DAY = 24 * 60 * 60;
const INDIA = 5.5 * 60 * 60;
/** Days for which counts are kept by minute. */
const KEPT_BY_MINUTE = 30;

/** Each use of the file takes some ms: a lock that is older, in ms, was left by a process that was killed. */
const STALE_LOCK = 20_000;

/** Counts of visits in an SQLite file. */
export class VisitsFile {
  private constructor(
    private readonly path: string,
    private readonly database: Database,
  ) {}

  /** Opens the file, or makes it. @throws SiteError `visits-file-unusable` */
  static open(path: string): VisitsFile {
    return withSiteErrors(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      freeStaleLock(path);
      const database = new Database(path);
      try {
        const { user_version: format } = database.get('PRAGMA user_version') as { user_version: number };
        if (format > FORMAT) throw new Error(`it has format ${format}, and this tool writes ${FORMAT}`);
        database.exec(TABLE);
        database.exec(`PRAGMA max_page_count = ${MOST_PAGES}`);
      } catch (error) {
        database.close();
        throw error;
      }
      return new VisitsFile(path, database);
    });
  }

  /** What a file has counted from a time on. @throws SiteError `visits-file-missing`, `visits-file-unusable` */
  static readCounts(path: string, since: Date): Count[] {
    if (!existsSync(path)) throw missing(path);
    const file = VisitsFile.open(path);
    try {
      return file.read(since);
    } finally {
      file.close();
    }
  }

  /** Adds counts, all or none. @throws SiteError `visits-file-unusable` */
  add(counts: MinuteCount[]): void {
    this.inOneStep(() => {
      const statement = this.database.prepare(ADD);
      try {
        for (const { minute, deployment, route, language, measure, label, count } of counts)
          statement.run(['minute', minute / 1000, deployment, route, language, measure, label, count]);
      } finally {
        statement.finalize();
      }
    });
  }

  /** Adds up by day what is older than 30 days. @throws SiteError `visits-file-unusable` */
  rollUp(now: Date): void {
    const today = Math.floor((now.getTime() / 1000 + INDIA) / DAY) * DAY - INDIA;
    const before = today - KEPT_BY_MINUTE * DAY;
    this.inOneStep(() => {
      this.database.run(
        `INSERT INTO counts
         SELECT 'day', (start + ${INDIA}) / ${DAY} * ${DAY} - ${INDIA}, deployment, route, language, measure, label, sum(count)
         FROM counts WHERE period = 'minute' AND start < ? GROUP BY 2, 3, 4, 5, 6, 7
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
        before,
      );
      this.database.run("DELETE FROM counts WHERE period = 'minute' AND start < ?", before);
    });
  }

  /** What was counted from a time on, added up. @throws SiteError `visits-file-unusable` */
  read(since: Date): Count[] {
    return withSiteErrors(this.path, () => {
      freeStaleLock(this.path);
      return this.database.all(
        `SELECT deployment, route, language, measure, label, sum(count) AS count
         FROM counts WHERE start >= ? GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
        Math.floor(since.getTime() / 1000),
      ) as unknown as Count[];
    });
  }

  /** Whether the file is still where it was opened. */
  isThere(): boolean {
    return existsSync(this.path);
  }

  close(): void {
    this.database.close();
  }

  private inOneStep(work: () => void): void {
    withSiteErrors(this.path, () => {
      freeStaleLock(this.path);
      this.database.exec('BEGIN IMMEDIATE');
      try {
        work();
        this.database.exec('COMMIT');
      } catch (error) {
        if (this.database.inTransaction) this.database.exec('ROLLBACK');
        throw error;
      }
    });
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

function missing(path: string): SiteError {
  return new SiteError(
    'visits-file-missing',
    `There is no file ${path}: no visits were counted in it.`,
    'Count them: npm run site -- serve --visits <path>, or npm run site -- collect --file <path>',
  );
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
