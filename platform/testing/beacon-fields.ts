import { z } from 'zod';
import { beaconSchema } from '../server/visits/beacon';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** The fields of all that a page sends of a visit, with the fields that they are in: `failures.part`. */
export function beaconFields(): string[] {
  return [...new Set(leavesOf(z.toJSONSchema(beaconSchema) as JsonSchema))].sort();
}

function leavesOf({ properties, items, oneOf = [], anyOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties ?? {}).flatMap(([name, below]) => {
    const leaves = leavesOf(below);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
  return [...own, ...[...oneOf, ...anyOf, ...(items ? [items] : [])].flatMap(leavesOf)];
}
