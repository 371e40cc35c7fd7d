import type { Act } from '../api/acts';
import { acts, wholeSite } from '../content/acts.content';
import { fill } from '../content/fill';
import { formatMoment } from './time';

/** What an act is about, what it does, or what became of it, in a sentence. */
export function sentenceOn({ request, state, result }: Act): string {
  const words = acts.kinds[request.kind];
  const values = {
    part: 'part' in request ? (request.part ?? wholeSite) : wholeSite,
    ...('number' in request && { number: request.number }),
    ...result,
    ...(result?.at && { at: formatMoment(result.at) }),
  };
  if (state === 'running') return fill(words.running, values);
  const done = result && words.done[result.status];
  const sentence = fill(done ?? words.refused, values);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
