import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { type PublishedPart, publishParts } from '@site/operations';
import { SiteError } from '@site/errors';
import type { Outcome } from '../context/acts';
import type { JobContext, Request } from '../context/desk-context';

/**
 * Builds a part, or all of them, as the working copy has them, stores that, and previews it with everything else that is live.
 * @throws SiteError `part-unknown`, and what publishing throws
 */
export async function publish(context: JobContext, { part, message }: Request<'publish'>): Promise<Outcome> {
  if (part !== null && !context.parts.includes(part))
    throw new SiteError(
      'part-unknown',
      `There is no part "${part}".`,
      `Parts are ${context.parts.join(', ')}.`,
    );
  const published: PublishedPart[] = [];
  const { preview } = await publishParts({
    ...context,
    sources: (part === null ? context.parts : [part]).map((one) => ({
      part: one,
      folder: join(context.root, parts[one as PartName].workspace),
    })),
    allParts: context.parts,
    message,
    isDry: false,
    onPart: (one) => published.push(one),
  });
  const problems = preview?.problems ?? [];
  const status = published.find((one) => one.status === 'published')?.status ?? 'already-published';
  const release = part === null ? undefined : published[0]!.manifest.release;
  return { result: { status, release, found: problems.length }, problems };
}
