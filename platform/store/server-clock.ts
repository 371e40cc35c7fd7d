import type { S3 } from '@aws-sdk/client-s3';
import { SiteError } from '@site/errors';

/** How far a machine's clock may be from the store's, in ms: far above what a request takes, and below what a proof needs. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/** The clock of a server, as far as its answers showed it. */
export interface ServerClock {
  /** By how many ms this machine is ahead of the server; null before the first answer. */
  aheadMs: number | null;
}

/** Reads the time from the `Date` of every answer (RFC 9110 §6.6.1, whole seconds). */
export function watchServerClock(s3: S3): ServerClock {
  const clock: ServerClock = { aheadMs: null };
  s3.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args);
      const { headers } = output.response as { headers?: Record<string, string> };
      const then = Date.parse(headers?.date ?? '');
      if (!Number.isNaN(then)) clock.aheadMs = Date.now() - then;
      return output;
    },
    { step: 'deserialize', priority: 'low', name: 'watchServerClock' },
  );
  return clock;
}

/**
 * Deployments carry the time of the machine that made them, and proofs rest on it: none is made by a clock that is wrong.
 * @param server its address, for the message
 * @throws SiteError `clock-wrong`
 */
export function assertServerClock({ aheadMs }: ServerClock, server: string): void {
  if (aheadMs === null || Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return;

  const here = new Date();
  const there = new Date(here.getTime() - aheadMs);
  throw new SiteError(
    'clock-wrong',
    `This machine's clock says ${format(here)}, and the server of ${server} says ${format(there)}. Nothing was written: the times of deployments would be wrong.`,
    'Set the clock that is wrong (on Linux: timedatectl set-ntp true), then repeat the command.',
  );
}

function format(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
