import {
  type Emergencies,
  type NamedDeployment,
  type People,
  evaluate,
  readEvidence,
  ruleOf,
} from '@site/ledger';
import type { Store } from '@site/store';

/** A release that is live by one person's decision, and that no other person has approved. */
export type OpenEmergency = Emergencies[string] & {
  part: string;
  release: string;
  /** Who is to approve it, in a sentence. */
  waitsFor: string;
  /** E-mail addresses of those who may, and have not. */
  mayConfirm: string[];
};

/** Emergencies that are live, and whose releases no other person has approved. */
export async function openEmergencies(
  store: Store,
  people: People,
  live: NamedDeployment | null,
): Promise<OpenEmergency[]> {
  const { parts = {}, emergencies = {} } = live?.record ?? {};
  const open: OpenEmergency[] = [];
  for (const [part, emergency] of Object.entries(emergencies)) {
    const { release } = parts[part]!;
    const input = { part, parts, people, at: Date.now(), isAnyShell: true };
    const { refusal, counted } = evaluate(input, await readEvidence(store, part, release));
    const mayConfirm = ruleOf(people, part).approve.filter((id) => !counted.includes(id));
    if (refusal) open.push({ part, release, ...emergency, waitsFor: refusal.fact, mayConfirm });
  }
  return open;
}
