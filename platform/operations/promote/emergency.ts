import type { DeploymentParts, Emergencies, NamedDeployment } from '@site/ledger';
import { SiteError } from '@site/errors';

/**
 * Refuses an emergency without a reason, and one that is not needed.
 * @throws SiteError `emergency-unclear`, `emergency-unneeded`
 */
export function assertEmergency({ message }: { message: string }, signatures: object | null): void {
  if (message.trim() === '')
    throw new SiteError(
      'emergency-unclear',
      'An emergency is shipped with its reason; nothing was put live.',
      'Say why: --emergency -m "why"',
    );
  if (signatures) return;
  throw new SiteError(
    'emergency-unneeded',
    'This store has no access policy, so no approval is missing; nothing was put live.',
    'Leave --emergency out.',
  );
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
export function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed, made }: { parts: DeploymentParts; changed: string[]; made: Emergencies[string] | null },
): { emergencies?: Emergencies } {
  const stay = Object.entries(before?.record.emergencies ?? {}).filter(
    ([part]) => part in parts && !changed.includes(part),
  );
  const emergencies = Object.fromEntries([
    ...stay,
    ...(made ? changed.map((part) => [part, made]) : []),
  ]) as Emergencies;
  return Object.keys(emergencies).length > 0 ? { emergencies } : {};
}
