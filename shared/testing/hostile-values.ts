import type { BusinessValues } from '../site/business-values.schema';
import { suppliedValues } from './supplied-values';

/** Ends attributes, elements and addresses, and runs wherever it is taken for more than text. */
export const HOSTILE_TEXT = `javascript:alert(1)//'"></title></script><img src=x onerror=alert(1)><script>alert(1)</script>`;

/** Business values as the schema would never let them through: every text is an attack. */
export const hostileValues = hostile(suppliedValues) as BusinessValues;

/** Elements that the attack would have made, and links that would run it. Empty where all of it is shown as text. */
export function attacksIn(root: ParentNode): string[] {
  const made = [...root.querySelectorAll('script, img[src="x"], [onerror]')];
  const links = [...root.querySelectorAll('a')].filter(
    ({ href }) => !/^(https?|tel|mailto):/.test(new URL(href, 'http://localhost').href),
  );
  return [...made, ...links].map(({ outerHTML }) => outerHTML);
}

function hostile(value: unknown): unknown {
  if (typeof value === 'string') return HOSTILE_TEXT;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostile(inner)]));
}
