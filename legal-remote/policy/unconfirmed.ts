import type { UnconfirmedText } from '@site/shared/contracts';
import type { Policy } from './policy.schema';
import type { Published } from './seals';

/** All that keeps a version off a public address: marks, proposals that nobody confirmed, and a missing seal. */
export function unconfirmedIn(policy: Policy, published: Published): UnconfirmedText[] {
  const seal = published[policy.id]
    ? []
    : [
        {
          path: `published.json.${policy.id}`,
          what: `not sealed; run "npm run seal -w legal-remote -- ${policy.id}" when all the rest is settled`,
        },
      ];
  return [...unsettledValues(policy, policy.id), ...seal];
}

/** Placeholders and proposals alone. */
export function unsettledValues(value: unknown, path: string): UnconfirmedText[] {
  if (typeof value === 'string') return (value.match(/⟦[^⟧]*⟧/g) ?? []).map((what) => ({ path, what }));
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'confirmed' in value && value.confirmed === false
      ? [{ path, what: `not confirmed: ${firstText(value)}` }]
      : [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    unsettledValues(child, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
  );
  return [...own, ...inner];
}

function firstText(value: object): string {
  const { text, items, cells } = value as { text?: string; items?: string[]; cells?: Record<string, string> };
  const first = text ?? items?.[0] ?? Object.values(cells ?? {})[0] ?? '';
  return first.length > 60 ? `${first.slice(0, 60)}…` : first;
}
