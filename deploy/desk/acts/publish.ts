import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { type PublishedPart, publishParts } from '../../actions/publish/publish-parts';
import { SiteError } from '../../store/site-error';
import type { DeskContext } from '../context/desk-context';
import type { Hands, Outcome } from '../context/acts';

/** Builds a part, or all of them, as the working copy has them, stores that, and previews it with everything else that is live. */
export async function publish(
  hand: DeskContext & Hands,
  { part, message }: { part: string | null; message: string },
): Promise<Outcome> {
  if (part !== null && !hand.parts.includes(part))
    throw new SiteError('part-unknown', `There is no part "${part}".`, `Parts are ${hand.parts.join(', ')}.`);
  const published: PublishedPart[] = [];
  const { preview } = await publishParts({
    ...hand,
    sources: (part === null ? hand.parts : [part]).map((one) => ({
      part: one,
      folder: join(hand.root, parts[one as PartName].workspace),
    })),
    allParts: hand.parts,
    message,
    isDry: false,
    onPart: (one) => published.push(one),
  });
  const problems = preview?.problems ?? [];
  const status = published.find((one) => one.status === 'published')?.status ?? 'already-published';
  const release = part === null ? undefined : published[0]!.manifest.release;
  return { result: { status, release, found: problems.length }, problems };
}
