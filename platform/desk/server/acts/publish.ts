import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { type PublishedPart, publishParts } from '@site/operations';
import { SiteError } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import type { Job, Outcome } from '../context/acts';

/** Builds a part, or all of them, as the working copy has them, stores that, and previews it with everything else that is live. */
export async function publish(
  context: DeskContext & Job,
  { part, message }: { part: string | null; message: string },
): Promise<Outcome> {
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
