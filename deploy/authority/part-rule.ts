import { fullName, type PartRule, type People, ruleOf } from './people';

/** Who vouches for a release that wants to go live. */
export interface Vouchers {
  /** Who published it. */
  authors: string[];
  /** Who approved the exact combination; whoever puts it live is among them. */
  approvers: string[];
}

/** How far a release is on its way. */
export interface Vouching {
  /** The persons who count. */
  counted: string[];
  /** How many there have to be. */
  needed: number;
  /** Whether somebody who may publish the part signed the release as published. */
  isPublished: boolean;
  /** What is missing, in a sentence; null when the rule is met. */
  missing: string | null;
}

/** Whether enough persons vouch for a release by the rule of its part. Persons count, never keys; machines do not. */
export function vouchingFor(people: People, part: string, { authors, approvers }: Vouchers): Vouching {
  const rule = ruleOf(people, part);
  const publishers = authors.filter((id) => rule.publish.includes(id));
  const counted = [
    ...new Set([...publishers, ...approvers.filter((id) => rule.approve.includes(id))]),
  ].filter((id) => !people.persons[id]?.isMachine);
  const others = counted.filter((id) => !authors.includes(id)).length;
  const needed = rule.persons;
  if (publishers.length === 0)
    return {
      counted,
      needed,
      isPublished: false,
      missing: `Nobody who may publish ${part} signed it as published.`,
    };
  const lacking = Math.max(needed - counted.length, rule.besidesAuthor - others);
  if (lacking <= 0) return { counted, needed, isPublished: true, missing: null };
  return {
    counted,
    needed,
    isPublished: true,
    missing: sentence(people, part, rule, { counted, authors, lacking }),
  };
}

/** Whether somebody belongs to the people of a part, and so may put it live once the others agree. */
export function isOfTeam(people: People, part: string, id: string): boolean {
  const { publish, approve } = ruleOf(people, part);
  return publish.includes(id) || approve.includes(id);
}

function sentence(
  people: People,
  part: string,
  { persons, besidesAuthor, approve }: PartRule,
  { counted, authors, lacking }: { counted: string[]; authors: string[]; lacking: number },
): string {
  const left = approve.filter(
    (id) => !counted.includes(id) && !authors.includes(id) && !people.persons[id]?.isMachine,
  );
  const rule = `${part} needs ${persons} ${persons === 1 ? 'person' : 'persons'}${besidesAuthor > 0 ? `, ${besidesAuthor} of them not its author` : ''}`;
  const so =
    counted.length > 0 ? `so far ${counted.map((id) => fullName(people, id)).join(', ')}` : 'so far nobody';
  const who =
    left.length > 0 ? left.map((id) => fullName(people, id)).join(' or ') : 'nobody else may approve it';
  return `${rule}; ${so}. It waits for ${lacking} more: ${who}.`;
}
