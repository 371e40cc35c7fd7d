import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { type PublishedPart, publishParts } from '../../actions/publish/publish-parts';
import { SiteError } from '../../store/site-error';
import type { DeskContext } from '../desk-context';
import type { Hands, Outcome } from './acts';

/** Builds a part as the working copy has it, stores it, and previews it with everything else that is live. */
export async function publish(
  hand: DeskContext & Hands,
  { part, message }: { part: string; message: string },
): Promise<Outcome> {
  if (!hand.parts.includes(part))
    throw new SiteError('part-unknown', `There is no part "${part}".`, `Parts are ${hand.parts.join(', ')}.`);
  const published: PublishedPart[] = [];
  const { preview } = await publishParts({
    ...hand,
    sources: [{ part, folder: join(hand.root, parts[part as PartName].workspace) }],
    allParts: hand.parts,
    message,
    isDry: false,
    onPart: (one) => published.push(one),
  });
  const { status, manifest } = published[0]!;
  const problems = preview?.problems ?? [];
  return { result: { status, release: manifest.release, found: problems.length }, problems };
}
