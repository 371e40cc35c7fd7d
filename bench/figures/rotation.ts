/** The order of a round: each round starts one further on, so that no site always follows the same other one. */
export function rotated<Item>(items: Item[], round: number): Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
