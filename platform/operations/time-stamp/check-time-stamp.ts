import { type StoredDeployment, type TimeStamp, readTimeStamp } from '@site/ledger';
import { CLOCK_TOLERANCE_MS } from '@site/store';
import { formatTime } from '@site/text';

/** What a deployment's time-stamp is worth. */
export interface CheckedTimeStamp {
  /** Null where it could be checked in part alone: no root was given. */
  holds: boolean | null;
  /** What was found, in a sentence. */
  fact: string;
}

/**
 * Checks the time-stamp of a deployment: over its bytes, signed, not from before the deployment says that it was made.
 * @param roots certificates that are trusted, as PEM
 */
export async function checkTimeStamp(
  { name, record }: StoredDeployment,
  body: Buffer,
  response: Buffer,
  roots?: string,
): Promise<CheckedTimeStamp> {
  let stamp: TimeStamp;
  try {
    stamp = await readTimeStamp(response, body, { roots });
  } catch (error) {
    return {
      holds: false,
      fact: `The time-stamp of deployment ${name} is none: ${(error as Error).message}.`,
    };
  }
  const { time, authority, isTrusted } = stamp;
  const says = `${authority} had deployment ${name} at ${formatTime(time)}`;
  if (isBefore(time, record.time))
    return {
      holds: false,
      fact: `${says}, which is before it says that it was made, ${formatTime(record.time)}.`,
    };
  if (isTrusted === null)
    return {
      holds: null,
      fact: `${says}, as its time-stamp says, whose signature holds. Whose certificate that is, is not checked: name the authority's root with SITE_TIMESTAMP_CA.`,
    };
  return isTrusted
    ? { holds: true, fact: `${says}: its time-stamp is signed by a certificate of a trusted root.` }
    : { holds: false, fact: `${says}, by a certificate that comes from none of the trusted roots.` };
}

/** Whether an authority says that it had a deployment before the deployment says that it was made: one of them lies. */
export function isBefore(time: Date, madeAt: string): boolean {
  return time.getTime() < Date.parse(madeAt) - CLOCK_TOLERANCE_MS;
}
