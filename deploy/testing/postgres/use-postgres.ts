import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { serverOfThisRun, START_LIMIT_MS } from '../server-of-this-run';
import { findPostgres } from './find-postgres';

/** What tests need of a running PostgreSQL. */
export interface RunningPostgres {
  /** With user and password, and without a database. */
  address: string;
}

/** `describe` for tests against PostgreSQL. Where it is not installed, they are skipped; the title says why. */
export function describeOnPostgres(title: string, tests: () => void): void {
  if (findPostgres()) describe(title, tests);
  else describe.skip(`${title} [skipped: PostgreSQL is not installed]`, tests);
}

/** Has the PostgreSQL of this test run started before the tests of a file. */
export function postgresOfTheseTests(): { aDatabase: () => Promise<string> } {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await serverOfThisRun<RunningPostgres>('postgres', join(__dirname, 'keep-postgres.ts'));
  }, START_LIMIT_MS);
  return {
    /** Makes one that nobody else uses. @returns its address, with user and password */
    aDatabase: async () => {
      const name = `visits_${randomBytes(6).toString('hex')}`;
      await query(`${server.address}/postgres`, `CREATE DATABASE ${name}`);
      return `${server.address}/${name}`;
    },
  };
}

/** Asks a database on a connection of its own. */
export async function query(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
