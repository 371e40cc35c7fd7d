import type { Act, ActRequest } from '../../api/acts';
import { acts, wholeSite } from '../content/acts.content';
import { capitalised, fill } from '../content/fill';
import { formatMoment } from './time';

/** What an act is about, what it does, or what became of it, in a sentence. */
export function sentenceOn(act: Act): string {
  const { request, state, result } = act;
  const words = acts.kinds[request.kind];
  const values = {
    part: partsIn(request),
    ...('number' in request && { number: request.number }),
    ...('name' in request && { name: request.name }),
    ...result,
    ...(result?.at && { at: formatMoment(result.at) }),
    ...(result?.until && { until: formatMoment(result.until) }),
  };
  const doing = fill(words.running, values);
  const isEmergency = 'isEmergency' in request && request.isEmergency;
  const running = isEmergency ? fill(acts.asEmergency, { sentence: doing }) : doing;
  if (state === 'running' || wasCutOff(act)) return running;
  const done = result && words.done[result.status];
  if (done) return capitalised(fill(done, values));
  return fill(acts.refused, { sentence: running.charAt(0).toLowerCase() + running.slice(1) });
}

/** Whether the desk was ended while it did it: whether it was done is unknown. */
export function wasCutOff({ problems }: Act): boolean {
  return problems.some(({ code }) => code === 'desk-ended');
}

/** What an act is about: a part, several that go live together, or all of them. */
function partsIn(request: ActRequest): string | string[] {
  if (!('part' in request) || request.part === null) return wholeSite;
  const beside = 'beside' in request ? (request.beside ?? []) : [];
  return [request.part, ...beside.map(({ part }) => part)];
}
